export async function openSiteSearch(): Promise<void> {}
