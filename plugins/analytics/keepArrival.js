/**
 * Stands in the head of pages where visits are measured. It keeps where a reader came from and when,
 * so that the next page can report it where a reader leaves this one before its scripts run.
 */
(() => {
  const {globalPrivacyControl, doNotTrack} = navigator;
  try {
    const isRefused = globalPrivacyControl || doNotTrack === '1' || doNotTrack === 'yes';
    if (isRefused || localStorage.getItem('analytics-opt-out') === '1') return;
    const before = JSON.parse(sessionStorage.getItem('analytics-arrivals') ?? '[]');
    const {pathname: page, search} = location;
    const arrival = {page, search, referrer: document.referrer, time: Date.now()};
    sessionStorage.setItem('analytics-arrivals', JSON.stringify([...before, arrival]));
  } catch {
    // Blocked or full storage: the page counts once its scripts run.
  }
})();
