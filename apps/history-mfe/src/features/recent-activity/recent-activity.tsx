export function RecentActivity() {
  return <p className="p-4 text-amber">Recent</p>;
}
