import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden, yaDice } from '@/application/servicios/orden';
import { cambiosDeTraslado, type DatosTraslado } from '@/domain/participantes/notas-de-proceso';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { enumerar } from '@/domain/shared/enumerar';
import { esErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { mensajeErrorEscritura, NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { mismoId } from '@/domain/shared/id';
import { hacerEnBloque } from '@/ui/panel/comun/datos/en-bloque';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { envioDe } from '@/ui/panel/comun/formulario/envio-de';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { useUnaVez } from '@/ui/panel/comun/formulario/use-una-vez';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { revisarAreaAlLlegar } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useContextoDeReglas } from '../use-contexto-de-reglas';
import { useOpcionesSede } from '../use-opciones-sede';

const ETIQUETAS = { sede_id: 'Sede de destino', fecha: 'Fecha del traslado', motivo: 'Motivo' };

/** Here nobody's area can be written: it says whose is missing before anybody is moved. Throws VALIDACION. */
const revisarAreas = (
  participantes: readonly ParticipanteListado[],
  sede_id: DatosTraslado['sede_id'],
  sedes: readonly Sede[],
): void => {
  const sinArea = participantes.filter((p) => {
    try {
      revisarAreaAlLlegar(p, { ...p, sede_id: sede_id || null }, sedes);
      return false;
    } catch (error) {
      if (!tieneCodigo(error, 'VALIDACION')) throw error;
      return true;
    }
  });
  if (sinArea.length === 0) return;
  const quienes = enumerar(sinArea.map(({ nombre }) => nombre));
  throw errorValidacion('Revise los campos señalados', {
    sede_id: `Sus cupos son por área y falta la de ${quienes}: escríbala en su registro`,
  });
};

type Props = { participantes: readonly ParticipanteListado[]; onClose: () => void; onHecho: () => void };

/** Some went and others did not, or nobody knows: how many, and why, beside the sede when that is what to change. */
const errorDeLosDemas = (
  { cuantos, total, seSabe }: { cuantos: number; total: number; seSabe: boolean },
  fallo: unknown,
): Error => {
  const hechos = cuantos === 1 ? 'Se trasladó 1' : `Se trasladaron ${cuantos}`;
  const losDemas = seSabe
    ? 'Los demás siguen donde estaban:'
    : `${NO_SABEMOS} lo de los demás: mire la lista.`;
  const mensaje = `${hechos} de ${total}. ${losDemas} ${explicarError(fallo).causa}`;
  const deSede = esErrorAplicacion(fallo) && fallo.campos.sede_id;
  return errorConflicto(mensaje, deSede ? { sede_id: mensaje } : {});
};

/** Several people to one sede, each to its own area; whoever is there already stays as it is. */
export default function DialogoTrasladoEnBloque({ participantes, onClose, onHecho }: Props) {
  const { servicios } = usePanel();
  const contexto = useContextoDeReglas();
  const { hoy } = contexto;
  const nombreSede = useNombreSede();
  const libre = useRef(false);
  const sedes = useOpcionesSede();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const cambiosDe = (p: ParticipanteListado, valores: DatosTraslado) =>
    cambiosDeTraslado(p, { ...valores, area: p.area ?? '' }, { hoy, nombreSede });
  const formulario = useForm<DatosTraslado>({
    defaultValues: { sede_id: '', area: '', fecha: hoy, motivo: '' },
    resolver: resolverDominio((valores) => {
      for (const p of pendientes.current(valores)) cambiosDe(p, valores);
      revisarAreas(pendientes.current(valores), valores.sede_id, contexto.sedes);
      if (valores.sede_id === '') cambiosDe(participantes[0] as ParticipanteListado, valores);
    }),
  });
  const movidos = useRef<ReadonlySet<ParticipanteListado>>(new Set());
  const pendientes = useRef((valores: DatosTraslado) =>
    participantes.filter((p) => !movidos.current.has(p) && !mismoId(p.sede_id, valores.sede_id)),
  );
  /** False once an answer was lost: of whoever is left, only the list tells where they are. */
  const seSabe = useRef(true);
  const trasladar = async (p: ParticipanteListado, valores: DatosTraslado) => {
    try {
      const cambios = { ...cambiosDe(p, valores), version: p.version };
      await (await servicios.participantes()).actualizar(p.id, cambios, p);
    } catch (error) {
      // Sent before without an answer, it may have arrived: who is there already is where they should be.
      const llego = orden('participantes', 'actualizar', p.id, { sede_id: valores.sede_id });
      if (!tieneCodigo(error, 'VERSION_OBSOLETA') || !yaDice(llego, error.actual)) throw error;
    }
    return p;
  };
  const traslado = useMutation({
    mutationFn: async (valores: DatosTraslado) => {
      const { hechos, fallos } = await hacerEnBloque(pendientes.current(valores), (p) =>
        trasladar(p, valores),
      );
      if (fallos.some(quedoSinConfirmar)) seSabe.current = false;
      movidos.current = new Set([...movidos.current, ...hechos]);
      void refrescar();
      if (fallos.length === 0) return movidos.current.size;
      throw errorDeLosDemas(
        { cuantos: movidos.current.size, total: participantes.length, seSabe: seSabe.current },
        fallos.find(quedoSinConfirmar) ?? fallos[0],
      );
    },
    onError: (error) => senalarCampos(formulario, error),
    onSuccess: (hechos) => {
      libre.current = true;
      toaster.success(hechos === 1 ? 'Se trasladó 1 participante' : `Se trasladaron ${hechos} participantes`);
      onHecho();
    },
  });
  const enviar = useUnaVez(traslado.mutateAsync);
  const cuantos = participantes.length;
  return (
    <ModalFormulario
      formulario={formulario}
      title={`Trasladar ${cuantos} ${cuantos === 1 ? 'participante' : 'participantes'}`}
      submitLabel="Registrar traslado"
      etiquetas={ETIQUETAS}
      borrador={`traslado:${participantes.map(({ id }) => id).join()}`}
      envio={envioDe(traslado)}
      tituloError={mensajeErrorEscritura('actualizar', 'participante')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(enviar)()}
    >
      <p>Cada persona conserva su área de atención.</p>
      <CampoOpciones nombre="sede_id" label={ETIQUETAS.sede_id} required options={sedes} />
      <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
      <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} help="Queda en las observaciones de cada una." />
    </ModalFormulario>
  );
}
