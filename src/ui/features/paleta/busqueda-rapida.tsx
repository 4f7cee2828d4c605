import { lazy, Suspense, useState } from 'react';
import { PaletteTrigger } from '@/ui/shared/palette/palette-trigger';
import { usePanel } from '../shared/panel/use-panel';
import { useAnotarPantalla } from './use-anotar-pantalla';
import { useAtajos } from './use-atajos';

const Paleta = lazy(() => import('./paleta'));
const AyudaAtajos = lazy(() => import('./ayuda-atajos'));

/** The search of the top bar and the keys of the panel; the dialogs come when they are asked for. */
export function BusquedaRapida() {
  const { usuario } = usePanel();
  const [abierto, setAbierto] = useState<'paleta' | 'ayuda' | null>(null);
  const cerrar = () => setAbierto(null);
  const abrirPaleta = () => setAbierto('paleta');
  useAnotarPantalla();
  useAtajos(usuario.rol, { abrirPaleta, abrirAyuda: () => setAbierto('ayuda') });
  return (
    <>
      <PaletteTrigger onOpen={abrirPaleta} />
      <Suspense fallback={null}>
        {abierto === 'paleta' ? <Paleta onClose={cerrar} /> : null}
        {abierto === 'ayuda' ? <AyudaAtajos rol={usuario.rol} onClose={cerrar} /> : null}
      </Suspense>
    </>
  );
}
