import { type ReactNode, Suspense } from 'react';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { usePanel } from '../comun/panel/use-panel';
import { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import type { BusquedaConfiguracion } from './busqueda-configuracion';
import { PestanaPerfil } from './perfil/pestana-perfil';
import { type Pestana, pestanasDe } from './pestanas';

const Contrasena = lazy(() => import('./perfil/pestana-contrasena'));
const Sesiones = lazy(() => import('./sesiones/pestana-sesiones'));
const Preferencias = lazy(() => import('./preferencias/pestana-preferencias'));
const Sistema = lazy(() => import('./sistema/pestana-sistema'));
const Fundacion = lazy(() => import('./fundacion/pestana-fundacion'));
const Cuentas = lazy(() => import('./cuentas/pestana-cuentas'));
const Cobro = lazy(() => import('./cobro/pestana-cobro'));
const Actividad = lazy(() => import('./actividad/pestana-actividad'));

const CONTENIDO: Readonly<Record<Pestana, () => ReactNode>> = {
  perfil: () => <PestanaPerfil />,
  contrasena: () => <Contrasena />,
  sesiones: () => <Sesiones />,
  preferencias: () => <Preferencias />,
  sistema: () => <Sistema />,
  fundacion: () => <Fundacion />,
  cuentas: () => <Cuentas />,
  cobro: () => <Cobro />,
  actividad: () => <Actividad />,
};

export function ConfiguracionPage() {
  const { rol } = usePanel().usuario;
  const { busqueda } = useBusquedaUrl<BusquedaConfiguracion>();
  const pestanas = pestanasDe(rol);
  // An address of a tab that is not for this role opens the first one.
  const actual = pestanas.find(({ id }) => id === busqueda.pestana)?.id ?? 'perfil';
  return (
    <>
      <PageHeader
        title="Configuración"
        tabs={<Tabs label="Configuración" tabs={pestanas} current={actual} LinkComponent={EnlacePanel} />}
      />
      <Suspense fallback={<LoadingIndicator />} key={actual}>
        {CONTENIDO[actual]()}
      </Suspense>
    </>
  );
}
