import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { Orden } from '@/application/servicios/orden';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { type EntidadOperada, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import type { ModalSize } from '@/ui/shared/modal-styles';
import { toaster } from '@/ui/shared/toast-store';
import type { Editado } from '../datos/editado-por';
import { useRefrescar } from '../datos/use-refrescar';
import { ConflictoRegistro, type Versiones } from './conflicto-registro';
import { ModalFormulario } from './modal-formulario';
import { resolverDominio } from './resolver-dominio';
import { useGuardado } from './use-guardado';

type FormularioRegistroProps<V extends FieldValues, R> = {
  entidad: EntidadOperada;
  /** Null for a new record. */
  original: R | null;
  /** What a new record hangs from, when that is already chosen: its draft is another one. */
  dueno?: Id | null;
  titulo: string;
  size?: ModalSize;
  etiquetas: Readonly<Record<string, string>>;
  iniciales: V;
  /** The domain's rules, on the stored record as the person last saw it. Throws as they do. */
  validar: (base: R | null, valores: V) => void;
  guardar: (valores: V, base: R | null, clave: string) => Orden<R>;
  /** What tells a new one from the others, for when it is not known whether it was stored. */
  nombreDe?: (valores: V) => string;
  /** Said once it is stored. */
  hecho: (guardado: R) => string | Promise<string>;
  /** Where the person goes once it is stored, instead of back to where the form was opened. */
  alGuardar?: (guardado: R) => void;
  /** Query keys that what is written may change. */
  afecta: readonly QueryKey[];
  /** Absent where nobody else can have changed it. */
  versiones?: Versiones<V, R>;
  /** A new one may be left on this device without a network. */
  sinRed?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a new or stored record, with everything that can happen to what is typed in it. */
export function FormularioRegistro<V extends FieldValues, R extends Editado & { id: Id; version: number }>(
  props: FormularioRegistroProps<V, R>,
) {
  const { entidad, original, validar, guardar, versiones, nombreDe = () => '' } = props;
  const libre = useRef(false);
  const vista = useRef(original);
  const refrescar = useRefrescar(props.afecta);
  const formulario = useForm<V>({
    defaultValues: props.iniciales as DefaultValues<V>,
    shouldFocusError: false,
    resolver: resolverDominio<V>((valores) => validar(vista.current, valores)),
  });
  const borrador = `${entidad}:${original?.id ?? `nuevo ${props.dueno ?? ''}`}`;
  const guardado = useGuardado<V, R>({
    nombre: borrador,
    que: (valores) => [props.titulo, original ? '' : nombreDe(valores)].filter(Boolean).join(': '),
    formulario,
    vista,
    guardar,
    leerActual: versiones?.leer ?? (() => null),
    alGuardar: (registro) => {
      libre.current = true;
      void Promise.resolve(props.hecho(registro)).then((frase) => toaster.success(frase));
      void refrescar();
      if (props.alGuardar) props.alGuardar(registro);
      else props.onClose();
    },
    // What it was chosen from was not so any more, as a house that filled up: the form offers it as it is.
    alRechazar: (error) => {
      if (tieneCodigo(error, 'CONFLICTO')) void refrescar();
    },
    // Only what is new: a change of many fields is made on what the service has.
    alEncolar:
      original || !props.sinRed
        ? undefined
        : () => {
            libre.current = true;
            props.onClose();
          },
  });
  return (
    <>
      <ModalFormulario
        formulario={formulario}
        title={props.titulo}
        size={props.size}
        etiquetas={props.etiquetas}
        borrador={borrador}
        vista={vista}
        envio={guardado}
        tituloError={mensajeErrorEscritura(original ? 'actualizar' : 'crear', entidad)}
        libre={libre}
        onClose={props.onClose}
        onSubmit={guardado.enviar}
      >
        {props.children}
      </ModalFormulario>
      {versiones && guardado.versionGuardada && vista.current ? (
        <ConflictoRegistro
          {...versiones}
          base={vista.current}
          guardada={guardado.versionGuardada}
          mios={formulario.getValues()}
          onVolver={guardado.volverAlFormulario}
          onElegir={guardado.guardarSobre}
        />
      ) : null}
    </>
  );
}
