import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { envioDe } from '../../shared/formulario/envio-de';
import { ModalFormulario } from '../../shared/formulario/modal-formulario';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { senalarCampos } from '../../shared/formulario/senalar-campos';
import { useUnaVez } from '../../shared/formulario/use-una-vez';
import { usePanel } from '../../shared/panel/use-panel';
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
  cambiosDe: (vigente: Participante, valores: V) => object;
  /** For a step with a use-case of its own; the others are a change of the record. */
  guardar?: (vigente: Participante, valores: V) => Promise<Participante>;
  children: (vigente: Participante) => ReactNode;
};

/** A step of somebody's process, in a short form. */
export function FormularioProceso<V extends FieldValues>(props: FormularioProcesoProps<V>) {
  const { participante, cambiosDe, onClose, onHecho } = props;
  const { servicios } = usePanel();
  const contexto = useContextoDeReglas();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const formulario = useForm<V>({
    defaultValues: props.iniciales as DefaultValues<V>,
    shouldFocusError: false,
    resolver: resolverDominio<V>((valores) => validarCambio(vigente, cambiosDe(vigente, valores), contexto)),
  });
  const actualizar = (base: Participante, valores: V) =>
    servicios.participantes.actualizar(base.id, { ...cambiosDe(base, valores), version: base.version }, base);
  const paso = useMutation({
    mutationFn: (valores: V) => (props.guardar ?? actualizar)(vigente, valores),
    onSuccess: (guardado) => {
      libre.current = true;
      toaster.success(props.hecho);
      void refrescar();
      onHecho(guardado);
    },
    onError: (error) => {
      actualizarTrasError(error);
      senalarCampos(formulario, error);
    },
  });
  const enviar = useUnaVez((valores: V) => paso.mutateAsync(valores));
  return (
    <ModalFormulario
      formulario={formulario}
      title={props.titulo}
      submitLabel={props.boton}
      etiquetas={props.etiquetas}
      borrador={`${props.boton}:${participante.id}`}
      envio={envioDe(paso)}
      tituloError={mensajeErrorEscritura('actualizar', 'participante')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(enviar)()}
    >
      {props.children(vigente)}
    </ModalFormulario>
  );
}
