// Apart from the other rules of enquiries: texts of the site name it, and must not bring those along.

/** The privacy policy promises visitors this limit, so that the settings can only shorten it. */
export const longestEnquiryMonths = 12;
