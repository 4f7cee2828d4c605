import { Banknote, CalendarRange, Plus, ReceiptText, Upload, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import { type BusquedaFinanciero, SIN_DIALOGO } from './busqueda-financiero';
import { PestanaMensualidades } from './mensualidades/pestana-mensualidades';
import { useManejadores } from './use-manejadores';

// They come with the header of the month: nobody opens one before there is a list.
const Dialogos = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mes" */ './dialogos-financiero')).DialogosFinanciero,
}));
const Cartera = lazy(() => import('./cartera/pestana-cartera'));
const Recaudo = lazy(() => import('./recaudo/pestana-recaudo'));
const Recibos = lazy(() => import('./recibos/pestana-recibos'));

const ImportarMensualidades = lazy(() => import('./importacion/importar-mensualidades'));
const ImportarAbonos = lazy(() => import('./importacion/importar-abonos'));

const PESTANAS = [
  {
    id: 'mensualidades',
    label: 'Mensualidades',
    icon: <CalendarRange />,
    href: '/financiero?pestana=mensualidades',
  },
  { id: 'cartera', label: 'Cartera', icon: <Wallet />, href: '/financiero?pestana=cartera' },
  { id: 'recaudo', label: 'Recaudo', icon: <Banknote />, href: '/financiero?pestana=recaudo' },
  { id: 'recibos', label: 'Recibos', icon: <ReceiptText />, href: '/financiero?pestana=recibos' },
] as const;

const hayDialogo = (busqueda: BusquedaFinanciero): boolean =>
  Object.keys(SIN_DIALOGO).some((dialogo) => busqueda[dialogo as keyof BusquedaFinanciero] !== undefined);

export function FinancieroPage() {
  const esAdministrador = useEsAdministrador();
  const direccion = useBusquedaUrl<BusquedaFinanciero>();
  const { busqueda } = direccion;
  const { hacer, abrir, cerrar, decision, deNuevo, setDeNuevo, cerrarDecision } = useManejadores(direccion);
  const pestana = busqueda.pestana ?? 'mensualidades';
  const deMensualidades = esAdministrador && pestana === 'mensualidades';

  return (
    <>
      <PageHeader
        title="Financiero"
        action={
          esAdministrador
            ? {
                id: 'pago',
                label: 'Registrar pago',
                icon: <Banknote />,
                onSelect: () => void abrir({ pago: true }),
              }
            : null
        }
        more={
          deMensualidades
            ? [
                {
                  id: 'nueva',
                  label: 'Nueva mensualidad',
                  icon: <Plus />,
                  onSelect: () => void abrir({ nuevo: true }),
                },
                {
                  id: 'generar',
                  label: 'Generar mensualidades del mes',
                  icon: <CalendarRange />,
                  onSelect: () => void abrir({ generar: true }),
                },
                {
                  id: 'importar',
                  label: 'Importar',
                  icon: <Upload />,
                  actions: [
                    {
                      id: 'mensualidades',
                      label: 'Mensualidades',
                      icon: <CalendarRange />,
                      onSelect: () => void abrir({ importar: 'mensualidades' }),
                    },
                    {
                      id: 'abonos',
                      label: 'Abonos',
                      icon: <Banknote />,
                      onSelect: () => void abrir({ importar: 'abonos' }),
                    },
                  ],
                },
              ]
            : []
        }
        tabs={<Tabs label="Financiero" tabs={PESTANAS} current={pestana} LinkComponent={EnlacePanel} />}
      />
      <Suspense fallback={<LoadingIndicator />}>
        {pestana === 'mensualidades' ? <PestanaMensualidades hacer={hacer} /> : null}
        {pestana === 'cartera' ? <Cartera hacer={hacer} /> : null}
        {pestana === 'recaudo' ? <Recaudo /> : null}
        {pestana === 'recibos' ? <Recibos hacer={hacer} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {esAdministrador && busqueda.importar === 'mensualidades' ? (
          <ImportarMensualidades onClose={cerrar} />
        ) : null}
        {esAdministrador && busqueda.importar === 'abonos' ? <ImportarAbonos onClose={cerrar} /> : null}
      </Suspense>
      {decision || hayDialogo(busqueda) ? (
        <Suspense fallback={null}>
          <Dialogos
            busqueda={busqueda}
            hacer={hacer}
            decision={decision}
            deNuevo={deNuevo}
            onDeNuevo={setDeNuevo}
            abrir={abrir}
            cerrarDecision={cerrarDecision}
            onClose={cerrar}
          />
        </Suspense>
      ) : null}
    </>
  );
}
