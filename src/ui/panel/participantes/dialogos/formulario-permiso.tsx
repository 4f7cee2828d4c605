import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Orden } from '@/application/servicios/orden';
import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { etiquetasDe } from '@/domain/shared/campos/campo';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';

export const ETIQUETAS_PERMISO = etiquetasDe(CAMPOS_EVENTO);

export interface ValoresPermiso {
  salida: string;
  regreso_previsto: string;
  regreso_real: string;
  motivo: string;
}

type FormularioPermisoProps = Pick<DialogoAccionProps, 'participante' | 'onClose' | 'onHecho'> & {
  titulo: string;
  boton: string;
  /** Said once it is stored. */
  hecho: string;
  iniciales: ValoresPermiso;
  /** The rules, for an answer at once. Throws as they do. */
  validar: (valores: ValoresPermiso) => void;
  guardar: (valores: ValoresPermiso, clave: string) => Orden<Estancia>;
  children: ReactNode;
};

/** The days that somebody is away, in a short form. */
export function FormularioPermiso(props: FormularioPermisoProps) {
  const { participante, onClose, onHecho } = props;
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const formulario = useForm<ValoresPermiso>({
    defaultValues: props.iniciales,
    shouldFocusError: false,
    resolver: resolverDominio<ValoresPermiso>(props.validar),
  });
  const nombre = `${props.boton}:${participante.id}`;
  const paso = useEscritura<ValoresPermiso, Estancia>({
    nombre,
    que: () => props.titulo,
    hacer: props.guardar,
    alHacer: () => {
      libre.current = true;
      toaster.success(props.hecho);
      void refrescar();
      onHecho();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
    alEncolar: () => {
      libre.current = true;
      onHecho();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      title={props.titulo}
      submitLabel={props.boton}
      etiquetas={ETIQUETAS_PERMISO}
      borrador={nombre}
      envio={paso}
      tituloError={mensajeErrorEscritura('actualizar', 'participante')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(paso.enviar)()}
    >
      {props.children}
    </ModalFormulario>
  );
}
