import { Banknote, CalendarPlus, CalendarRange, Plus, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { BusquedaFinanciero } from './busqueda-financiero';
import { DialogosFinanciero } from './dialogos-financiero';
import { PestanaMensualidades } from './mensualidades/pestana-mensualidades';
import { useManejadores } from './use-manejadores';

const Cartera = lazy(() => import('./cartera/pestana-cartera'));
const Recaudo = lazy(() => import('./recaudo/pestana-recaudo'));

const PESTANAS = [
  {
    id: 'mensualidades',
    label: 'Mensualidades',
    icon: <CalendarRange />,
    href: '/financiero?pestana=mensualidades',
  },
  { id: 'cartera', label: 'Cartera', icon: <Wallet />, href: '/financiero?pestana=cartera' },
  { id: 'recaudo', label: 'Recaudo', icon: <Banknote />, href: '/financiero?pestana=recaudo' },
] as const;

export function FinancieroPage() {
  const esAdministrador = useEsAdministrador();
  const direccion = useBusquedaUrl<BusquedaFinanciero>();
  const { busqueda } = direccion;
  const { hacer, abrir, cerrar, decision, cerrarDecision } = useManejadores(direccion);
  const pestana = busqueda.pestana ?? 'mensualidades';
  const deMensualidades = esAdministrador && pestana === 'mensualidades';

  return (
    <>
      <PageHeader
        title="Financiero"
        action={
          esAdministrador ? (
            <Button variant="solid" icon={<Banknote />} onClick={() => abrir({ pago: true })}>
              Registrar pago
            </Button>
          ) : null
        }
        secondary={
          deMensualidades ? (
            <>
              <Button icon={<Plus />} onClick={() => abrir({ nuevo: true })}>
                Nueva mensualidad
              </Button>
              <Button icon={<CalendarPlus />} onClick={() => abrir({ generar: true })}>
                Generar mensualidades del mes
              </Button>
            </>
          ) : null
        }
      />
      <Tabs label="Financiero" tabs={PESTANAS} current={pestana} LinkComponent={EnlacePanel}>
        <Suspense fallback={<LoadingIndicator />}>
          {pestana === 'mensualidades' ? <PestanaMensualidades hacer={hacer} /> : null}
          {pestana === 'cartera' ? <Cartera hacer={hacer} /> : null}
          {pestana === 'recaudo' ? <Recaudo /> : null}
        </Suspense>
      </Tabs>
      <DialogosFinanciero
        busqueda={busqueda}
        hacer={hacer}
        decision={decision}
        cerrarDecision={cerrarDecision}
        onClose={cerrar}
      />
    </>
  );
}
