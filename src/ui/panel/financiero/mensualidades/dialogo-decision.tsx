import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { mismoId } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { lazy } from '@/ui/shared/lazy';
import { consultaMensualidad } from '../financiero.queries';
import type { Decision, DecisionPedida } from '../use-manejadores';
import DialogoMotivo, { type AlRegistrarDeNuevo } from './dialogo-motivo';

const Ajuste = lazy(() => import(/* webpackChunkName: "mes" */ '../mes/dialogo-ajuste'));

const DE_UNA_MENSUALIDAD = ['exonerar', 'anular', 'ajustar'] as const;
const DE_UN_ABONO = ['anularAbono', 'anularPago'] as const;

/** `null` of what the address says and is none, or is of something that is not there. */
const decisionDe = (
  [pedida, , deAbono]: readonly string[],
  mensualidad: MensualidadEnLista,
): Decision | null => {
  const suyo = DE_UN_ABONO.find((tipo) => tipo === pedida);
  const abono = mensualidad.abonos.find(({ id }) => mismoId(id, deAbono));
  if (suyo) return abono ? { tipo: suyo, mensualidad, abono } : null;
  const tipo = DE_UNA_MENSUALIDAD.find((una) => una === pedida);
  return tipo ? { tipo, mensualidad } : null;
};

type ConDecision<D> = { decision: D; onDeNuevo: AlRegistrarDeNuevo; onClose: () => void };

/** What was decided about a fee or a payment, with its reason; also that which the address of a page that came back says. */
export default function DialogoDecision({ decision, ...resto }: ConDecision<DecisionPedida>) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  if ('mensualidad' in decision) return <UnaDecision decision={decision} {...resto} />;
  const partes = decision.accion.split('.');
  const de = partes[1];
  const esDecision = [...DE_UNA_MENSUALIDAD, ...DE_UN_ABONO].some((tipo) => tipo === partes[0]);
  if (!esAdministrador || de === undefined || !esDecision) return null;
  return (
    <ConRegistro
      consulta={consultaMensualidad(servicios, de)}
      titulo="Mensualidad"
      lista="mensualidades"
      onClose={resto.onClose}
    >
      {(mensualidad) => {
        const suya = decisionDe(partes, mensualidad);
        return suya && <UnaDecision decision={suya} {...resto} />;
      }}
    </ConRegistro>
  );
}

function UnaDecision({ decision, ...resto }: ConDecision<Decision>) {
  return decision.tipo === 'ajustar' ? (
    <Ajuste mensualidad={decision.mensualidad} onClose={resto.onClose} />
  ) : (
    <DialogoMotivo decision={decision} {...resto} />
  );
}
