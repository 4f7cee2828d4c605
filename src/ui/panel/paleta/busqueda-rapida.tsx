import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { lazy } from '@/ui/shared/lazy';
import { PaletteTrigger } from '@/ui/shared/palette/palette-trigger';
import { usePanel } from '../comun/panel/use-panel';
import { useAnotarReciente } from '../comun/recientes/use-anotar-reciente';
import { useAtajos } from './use-atajos';

/** Remembers each section that is opened. */
const useAnotarPantalla = (): void => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const seccion = SECCIONES_PANEL.find(({ ruta }) => ruta === pathname);
  useAnotarReciente({ tipo: 'pantalla', href: pathname, nombre: seccion?.titulo ?? '' });
};

const Paleta = lazy(() => import('./paleta'));
const AyudaAtajos = lazy(() => import('./ayuda-atajos'));

/** The search of the top bar and the keys of the panel; the dialogs come when they are asked for. */
export function BusquedaRapida({ onSalir }: { onSalir: () => void }) {
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
        {abierto === 'paleta' ? <Paleta onSalir={onSalir} onClose={cerrar} /> : null}
        {abierto === 'ayuda' ? <AyudaAtajos rol={usuario.rol} onClose={cerrar} /> : null}
      </Suspense>
    </>
  );
}
