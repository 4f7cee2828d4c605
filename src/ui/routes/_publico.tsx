import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MarcoPublico } from '@/ui/features/publico/marco/marco-publico';

export const Route = createFileRoute('/_publico')({
  component: () => (
    <MarcoPublico>
      <Outlet />
    </MarcoPublico>
  ),
});
