import { MarcoPublico } from '@/ui/features/publico/marco/marco-publico';
import { NoEncontradaPage } from '@/ui/features/publico/no-encontrada/no-encontrada-page';

/** Specification §2, any other path: the 404 screen between the public header and footer. */
export function NoEncontrada() {
  return (
    <MarcoPublico>
      <NoEncontradaPage />
    </MarcoPublico>
  );
}
