// The lists of the public pages whose entries the office adds, orders and hides, in the words of their page.

interface WordList {
  keys: RegExp;
  /** Of its entries. */
  title: string;
  /** What an entry has, where the list may begin with none. */
  pattern?: object;
}

export const wordLists: readonly WordList[] = [
  { keys: /^facilities\.facilities$/, title: 'Facilities' },
  { keys: /^facilities\.facilities\.\w+\.galleryImages$/, title: 'Pictures of the campus gallery' },
  { keys: /^communityServices\.communityServices$/, title: 'Programmes' },
  { keys: /^sportsTrainingCamping\.camps$/, title: 'Camps' },
  { keys: /^researchLaboratory\.researchLaboratory\.(initiatives|highlights)$/, title: 'Research' },
  { keys: /^(admissions\.admissions|contact\.contact|exams\.exam)Faq$/, title: 'Questions' },
  { keys: /^resources\.studyResources\.\d\.topics$/, title: 'Topics' },
  { keys: /^resources\.studyResources\.\d\.reading$/, title: 'Books' },
  { keys: /^home\.studentVoices\.voices$/, title: 'Voices' },
  { keys: /^webinar\.webinars$/, title: 'Webinars' },
  {
    keys: /^career\.careerOpenings$/,
    title: 'Openings',
    pattern: {
      id: '',
      title: 'Assistant professor',
      description: 'What the person does and must have learnt. '.repeat(3),
      applyBy: '2026-01-01',
    },
  },
];

/** What the entries of a list are called. */
export const listTitle = (key: string): string => wordLists.find(({ keys }) => keys.test(key))?.title ?? '';
