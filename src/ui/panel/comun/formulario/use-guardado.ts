import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Orden } from '@/application/servicios/orden';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Entrada } from '@/domain/sin-red/cola';
import { soloTieneSuVersion } from '../borrador/vista';
import { useEscritura } from '../escritura/use-escritura';
import { senalarCampos } from './senalar-campos';

interface Opciones<V extends FieldValues, R> {
  /** Names the form and what it is about, as its draft. */
  nombre: string;
  /** What is being written, as a person would call it. */
  que: (valores: V) => string;
  formulario: UseFormReturn<V>;
  /** The stored record as the person last saw it; null for a new one. Moves on when they take another version. */
  vista: RefObject<R | null>;
  /** A call that cannot be kept as data is given as it is: its doubt lasts as long as its form. */
  guardar: (valores: V, base: R | null, clave: string) => Orden<R> | (() => Promise<R>);
  /** Reads what came with a stale version; null when it cannot be read. */
  leerActual: (valor: unknown) => R | null;
  alGuardar: (guardado: R) => void;
  /** Besides what the form says of it by itself. */
  alRechazar?: (error: unknown) => void;
  /** For what may be done without a network: see {@link useEscritura}. */
  alEncolar?: (entrada: Entrada) => void;
  /**
   * Whether what this form edits is the same in both versions, where a record has several forms: then somebody else changed
   * another part of it, and there is nothing to choose.
   */
  esAjeno?: (vista: R, actual: R) => boolean;
  /** What the form calls the fields of the service, where it is not the same. */
  nombres?: () => Readonly<Record<string, FieldPath<V>>>;
}

/** Sends a form: one key per form, the service's words on their field, and the other version when it is stale. */
export const useGuardado = <V extends FieldValues, R>(opciones: Opciones<V, R>) => {
  const { nombre, que, formulario, vista, guardar, leerActual, alGuardar } = opciones;
  const [versionGuardada, setVersionGuardada] = useState<R | null>(null);
  const [sinConflicto, setSinConflicto] = useState(false);
  /** What was in doubt before this form was opened is sent as it was, and may not be what the form has now. */
  const esDelFormulario = useRef(false);
  const { enviar: escribir, ...escritura } = useEscritura<V, R>({
    nombre,
    que,
    hacer: (valores, clave) => {
      esDelFormulario.current = true;
      return guardar(valores, vista.current, clave);
    },
    alHacer: (hecho) => {
      esDelFormulario.current = false;
      alGuardar(hecho);
    },
    alEncolar: opciones.alEncolar,
    alRechazar: (error) => {
      if (tieneCodigo(error, 'VERSION_OBSOLETA')) {
        const actual = leerActual(error.actual);
        setVersionGuardada(actual);
        setSinConflicto(esDelFormulario.current && actual !== null && cambioOtraParte(actual));
      }
      esDelFormulario.current = false;
      senalarCampos(formulario, error, opciones.nombres?.());
      opciones.alRechazar?.(error);
    },
  });
  const cambioOtraParte = (actual: R): boolean => {
    const vistas = vista.current;
    if (vistas === null || soloTieneSuVersion(vistas)) return false;
    return opciones.esAjeno?.(vistas, actual) ?? false;
  };
  const enviar = () => void formulario.handleSubmit(escribir)();
  const guardarSobre = (guardada: R, valores: V) => {
    vista.current = guardada;
    setVersionGuardada(null);
    setSinConflicto(false);
    formulario.reset(valores, { keepDefaultValues: true });
    enviar();
  };
  const seguir = useEffectEvent(() => {
    if (versionGuardada) guardarSobre(versionGuardada, formulario.getValues());
  });
  // Not before the refused one has ended: two are not sent at once.
  const listo = sinConflicto && !escritura.guardando;
  useEffect(() => {
    if (listo) seguir();
  }, [listo]);

  return {
    ...escritura,
    enviar,
    error: versionGuardada ? null : escritura.error,
    /** The record as somebody else left it, while the person has not decided. */
    versionGuardada: sinConflicto ? null : versionGuardada,
    volverAlFormulario: () => setVersionGuardada(null),
    /** Goes on over the stored version with the values the person chose. */
    guardarSobre,
  };
};
