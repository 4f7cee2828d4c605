import { Suspense, useEffect } from 'react';
import { lazy } from '@/ui/shared/lazy';
import { DialogoCargando } from '../comun/formulario/dialogo-cargando';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import type { PagoDeNuevo } from './abono/pago-de-nuevo';
import type { BusquedaFinanciero } from './busqueda-financiero';
import type { ManejadoresMensualidad } from './mensualidades/acciones-mensualidad';
import type { DecisionPedida } from './use-manejadores';

const Detalle = lazy(() => import('./mensualidades/detalle/detalle-mensualidad'));
const Formulario = lazy(() => import('./mensualidades/formulario/formulario-mensualidad'));
const Abono = lazy(() => import(/* webpackChunkName: "pago" */ './abono/dialogo-abono'));
const Pago = lazy(() => import(/* webpackChunkName: "pago" */ './abono/dialogo-pago'));
const Generar = lazy(() => import('./generar/dialogo-generar'));
const Cuenta = lazy(() => import(/* webpackChunkName: "cuenta" */ './cuenta/dialogo-cuenta'));
const Pagador = lazy(() => import(/* webpackChunkName: "cuenta" */ './cuenta/dialogo-pagador'));
const Recibo = lazy(() => import('./recibos/dialogo-recibo'));
const Cierre = lazy(() => import(/* webpackChunkName: "mes" */ './mes/dialogo-cierre'));
const Decision = lazy(() => import('./mensualidades/dialogo-decision'));

type DialogosFinancieroProps = {
  busqueda: BusquedaFinanciero;
  hacer: ManejadoresMensualidad;
  decision: DecisionPedida | null;
  /** What a payment that was annulled said, to write it again. */
  deNuevo: PagoDeNuevo | null;
  onDeNuevo: (pago: PagoDeNuevo | null) => void;
  abrir: (dialogo: Partial<BusquedaFinanciero>) => void;
  cerrarDecision: () => void;
  onClose: () => void;
};

const ESPERA: readonly (readonly [keyof BusquedaFinanciero, string])[] = [
  ['detalle', 'Mensualidad'],
  ['cuenta', 'Estado de cuenta'],
  ['pagador', 'Estado de cuenta'],
  ['recibo', 'Recibo'],
  ['editar', 'Editar mensualidad'],
  ['nuevo', 'Nueva mensualidad'],
  ['abono', 'Registrar abono'],
  ['pago', 'Registrar pago'],
  ['generar', 'Generar mensualidades del mes'],
  ['cierre', 'Cierre'],
];

/** The dialog the address asks for, and over it the one that asks for a reason. */
export function DialogosFinanciero({
  busqueda,
  decision,
  cerrarDecision,
  onDeNuevo,
  abrir,
  ...resto
}: DialogosFinancieroProps) {
  const pagando = busqueda.abono !== undefined || busqueda.pago !== undefined;
  // It is for the forms that follow the annulment, and for no other that is opened later.
  useEffect(() => {
    if (pagando) return () => onDeNuevo(null);
  }, [pagando, onDeNuevo]);
  const titulo = ESPERA.find(([dialogo]) => busqueda[dialogo] !== undefined)?.[1];
  return (
    <>
      {titulo ? (
        <Suspense fallback={<DialogoCargando titulo={titulo} onClose={resto.onClose} />}>
          <DialogoDeLectura busqueda={busqueda} {...resto} />
          <DialogoDeEscritura busqueda={busqueda} {...resto} />
        </Suspense>
      ) : null}
      {decision ? (
        <Suspense fallback={null}>
          <Decision
            decision={decision}
            onDeNuevo={(pago, dialogo) => {
              onDeNuevo(pago);
              abrir(dialogo);
            }}
            onClose={cerrarDecision}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type DialogoProps = Pick<DialogosFinancieroProps, 'busqueda' | 'hacer' | 'deNuevo' | 'onClose'>;

function DialogoDeLectura({
  busqueda: { detalle, cuenta, pagador, recibo, cierre },
  hacer,
  onClose,
}: DialogoProps) {
  if (detalle !== undefined)
    return <Detalle key={String(detalle)} id={detalle} hacer={hacer} onClose={onClose} />;
  if (cuenta !== undefined)
    return <Cuenta key={String(cuenta)} participante={cuenta} hacer={hacer} onClose={onClose} />;
  if (pagador !== undefined) return <Pagador key={pagador} clave={pagador} onClose={onClose} />;
  if (cierre !== undefined) return <Cierre key={cierre} periodo={cierre} onClose={onClose} />;
  if (recibo !== undefined) return <Recibo key={recibo} numero={recibo} hacer={hacer} onClose={onClose} />;
  return null;
}

/** Nothing at all for whoever may not write, whatever the address says. */
function DialogoDeEscritura({ busqueda, hacer, deNuevo, onClose }: DialogoProps) {
  const { detalle, cuenta, pagador, recibo, editar, nuevo, abono, pago, generar, mes } = busqueda;
  const leyendo = [detalle, cuenta, pagador, recibo].some((dialogo) => dialogo !== undefined);
  if (!useEsAdministrador() || leyendo) return null;
  if (nuevo) return <Formulario id={null} participante={busqueda.participante_id} onClose={onClose} />;
  if (editar !== undefined) return <Formulario key={String(editar)} id={editar} onClose={onClose} />;
  if (abono !== undefined)
    return <Abono key={String(abono)} id={abono} hacer={hacer} deNuevo={deNuevo} onClose={onClose} />;
  if (pago)
    return (
      <Pago
        participante={deNuevo ? undefined : busqueda.participante_id}
        hacer={hacer}
        deNuevo={deNuevo}
        onClose={onClose}
      />
    );
  return generar ? <Generar enVista={mes} onClose={onClose} /> : null;
}
