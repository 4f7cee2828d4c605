import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type Orden, orden } from '@/application/servicios/orden';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { documentoDe } from '@/domain/shared/documento';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { toaster } from '@/ui/shared/toast-store';
import { validarCambio } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useContextoDeReglas } from '../use-contexto-de-reglas';
import type { DialogoAccionProps } from './dialogo-accion';
import { useParticipanteVigente } from './use-participante-vigente';

type FormularioProcesoProps<V extends FieldValues> = DialogoAccionProps & {
  titulo: string;
  boton: string;
  /** Said once it is stored. */
  hecho: string;
  etiquetas: Readonly<Record<string, string>>;
  iniciales: V;
  /** What the step writes on the record as it is now. Throws what the domain's rules throw. */
  cambiosDe: (vigente: ParticipanteListado, valores: V) => object;
  /** For a step with a use-case of its own; the others are a change of the record. */
  guardar?: (vigente: ParticipanteListado, valores: V) => Orden<ParticipanteListado>;
  /** What follows from the step once it is stored; it says by itself how it went. */
  despues?: (guardado: ParticipanteListado, valores: V) => void;
  /** It was left on this device: says what does not go with it. */
  alEncolar?: (valores: V) => void;
  children: (vigente: ParticipanteListado) => ReactNode;
};

/** A step of somebody's process, in a short form. */
export function FormularioProceso<V extends FieldValues>(props: FormularioProcesoProps<V>) {
  const { participante, cambiosDe, onClose, onHecho } = props;
  const contexto = useContextoDeReglas();
  const nombreSede = useNombreSede();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const formulario = useForm<V>({
    defaultValues: props.iniciales as DefaultValues<V>,
    shouldFocusError: false,
    resolver: resolverDominio<V>((valores) => validarCambio(vigente, cambiosDe(vigente, valores), contexto)),
  });
  const actualizar = (base: ParticipanteListado, valores: V) =>
    orden(
      'participantes',
      'actualizar',
      base.id,
      { ...cambiosDe(base, valores), version: base.version },
      base,
    );
  const nombre = `${props.boton}:${participante.id}`;
  const paso = useEscritura<V, ParticipanteListado>({
    nombre,
    que: () => props.titulo,
    hacer: (valores) => (props.guardar ?? actualizar)(vigente, valores),
    alHacer: (guardado) => {
      libre.current = true;
      toaster.success(props.hecho);
      void refrescar();
      props.despues?.(guardado, formulario.getValues());
      onHecho(guardado);
    },
    alRechazar: (error) => {
      actualizarTrasError(error);
      senalarCampos(formulario, error);
      if (tieneCodigo(error, 'CONFLICTO')) void refrescar();
    },
    alEncolar: () => {
      libre.current = true;
      props.alEncolar?.(formulario.getValues());
      onHecho();
    },
  });
  // The name alone may be somebody else's too.
  const quien = [documentoDe(vigente), vigente.sede_id && nombreSede(vigente.sede_id)].filter(Boolean);
  return (
    <ModalFormulario
      formulario={formulario}
      title={props.titulo}
      submitLabel={props.boton}
      etiquetas={props.etiquetas}
      borrador={nombre}
      envio={paso}
      tituloError={mensajeErrorEscritura('actualizar', 'participante')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(paso.enviar)()}
    >
      {quien.length > 0 ? (
        <Box color="fg.muted" fontSize="sm">
          {quien.join(' · ')}
        </Box>
      ) : null}
      {props.children(vigente)}
    </ModalFormulario>
  );
}
