// All words of the site in Telugu, by the file of the English ones. A file, or a text in it, that is missing shows in English.
export const underConstruction = {
  underConstruction: { text: 'ఈ పేజీ ఇంకా తయారవుతోంది. దయచేసి కొన్ని రోజుల తర్వాత మళ్ళీ చూడండి.' },
};
