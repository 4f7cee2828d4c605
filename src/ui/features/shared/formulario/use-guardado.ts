import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { GeneradorIds } from '@/application/shared/generador-ids.port';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { useClaveIdempotencia } from './clave-idempotencia';
import { senalarCampos } from './senalar-campos';
import { useUnaVez } from './use-una-vez';

interface Opciones<V extends FieldValues, R> {
  formulario: UseFormReturn<V>;
  /** The stored record as the person last saw it; null for a new one. Moves on when they take another version. */
  vista: RefObject<R | null>;
  guardar: (valores: V, base: R | null, clave: string) => Promise<R>;
  /** Reads what came with a stale version; null when it cannot be read. */
  leerActual: (valor: unknown) => R | null;
  alGuardar: (guardado: R) => void;
  ids: GeneradorIds;
}

/** Sends a form: one key per form, the service's words on their field, and the other version when it is stale. */
export const useGuardado = <V extends FieldValues, R>(opciones: Opciones<V, R>) => {
  const { formulario, vista, guardar, leerActual, alGuardar, ids } = opciones;
  const clave = useClaveIdempotencia(ids);
  const [rechazos, setRechazos] = useState(0);
  const [versionGuardada, setVersionGuardada] = useState<R | null>(null);

  const envio = useMutation({
    networkMode: 'always',
    mutationFn: (valores: V) => guardar(valores, vista.current, clave.actual()),
    onSuccess: alGuardar,
    onError: (error) => {
      clave.trasError(error);
      setRechazos((n) => n + 1);
      if (tieneCodigo(error, 'VERSION_OBSOLETA')) setVersionGuardada(leerActual(error.actual));
      senalarCampos(formulario, error);
    },
  });

  const enviarUnaVez = useUnaVez((valores: V) => envio.mutateAsync(valores));
  const enviar = () => void formulario.handleSubmit(enviarUnaVez)();

  return {
    enviar,
    guardando: envio.isPending,
    error: versionGuardada ? null : envio.error,
    rechazos,
    /** The record as somebody else left it, while the person has not decided. */
    versionGuardada,
    volverAlFormulario: () => setVersionGuardada(null),
    /** Goes on over the stored version with the values the person chose. */
    guardarSobre: (guardada: R, valores: V) => {
      vista.current = guardada;
      setVersionGuardada(null);
      formulario.reset(valores, { keepDefaultValues: true });
      enviar();
    },
  };
};
