import type { ReactNode } from 'react';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';

/** Two short fields that are filled together; one under the other on phones. */
export function FilaCampos({ children }: { children: ReactNode }) {
  return <ResponsiveGrid columns={2}>{children}</ResponsiveGrid>;
}
