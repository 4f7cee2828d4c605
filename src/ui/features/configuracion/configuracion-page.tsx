import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { usePanel } from '../shared/panel/use-panel';
import { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { BusquedaConfiguracion } from './busqueda-configuracion';
import { PestanaContrasena } from './perfil/pestana-contrasena';
import { PestanaPerfil } from './perfil/pestana-perfil';
import { type Pestana, pestanasDe } from './pestanas';
import { PestanaPreferencias } from './preferencias/pestana-preferencias';
import { PestanaSistema } from './sistema/pestana-sistema';

const Sesiones = lazy(() => import('./sesiones/pestana-sesiones'));
const Fundacion = lazy(() => import('./fundacion/pestana-fundacion'));
const Cuentas = lazy(() => import('./cuentas/pestana-cuentas'));
const Cobro = lazy(() => import('./cobro/pestana-cobro'));
const Actividad = lazy(() => import('./actividad/pestana-actividad'));

const CONTENIDO: Readonly<Record<Pestana, () => ReactNode>> = {
  perfil: () => <PestanaPerfil />,
  contrasena: () => <PestanaContrasena />,
  sesiones: () => <Sesiones />,
  preferencias: () => <PestanaPreferencias />,
  sistema: () => <PestanaSistema />,
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
      <PageHeader title="Configuración" />
      <Tabs label="Configuración" tabs={pestanas} current={actual} LinkComponent={EnlacePanel}>
        <Suspense fallback={<LoadingIndicator />} key={actual}>
          {CONTENIDO[actual]()}
        </Suspense>
      </Tabs>
    </>
  );
}
