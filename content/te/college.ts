// The college's names and address as Telugu texts write them. SAMPLE DATA, as in content/facts.ts.
export const college = {
  name: 'వంశధార కాలేజ్ ఆఫ్ ఫిజియోథెరపీ',
  shortName: 'VCP',
  address: {
    street: 'నమూనా వీధి, నమూనా బస్టాండ్ దగ్గర',
    town: 'నమూనా పట్టణం',
    district: 'నమూనా జిల్లా',
    state: 'ఆంధ్రప్రదేశ్',
    country: 'భారతదేశం',
  },
} as const;
