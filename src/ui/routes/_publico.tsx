import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MarcoPublico } from '@/ui/features/publico/marco/marco-publico';

export const Route = createFileRoute('/_publico')({
  // The frame of every public page: by itself it would be one more request of 150 bytes.
  codeSplitGroupings: [],
  component: () => (
    <MarcoPublico>
      <Outlet />
    </MarcoPublico>
  ),
});
