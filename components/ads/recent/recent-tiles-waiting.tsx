/** As tall as the tiles that will stand here. */
export const RecentTilesWaiting = () => <div aria-hidden className="recent-tiles" />;
