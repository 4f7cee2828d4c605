import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { GeneradorIds } from '@/application/shared/generador-ids.port';
import { esErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { explicarError } from '../datos/explicar-error';
import { useClaveIdempotencia } from './clave-idempotencia';
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
  /** The field a refused rule between records belongs to, when it was changed: its words go beside it too. */
  campoDeConflicto?: FieldPath<V>;
}

/** Sends a form: one key per form, the service's words on their field, and the other version when it is stale. */
export const useGuardado = <V extends FieldValues, R>(opciones: Opciones<V, R>) => {
  const { formulario, vista, guardar, leerActual, alGuardar, ids, campoDeConflicto } = opciones;
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
      if (!esErrorAplicacion(error)) return;
      if (tieneCodigo(error, 'VERSION_OBSOLETA')) setVersionGuardada(leerActual(error.actual));
      if (
        campoDeConflicto &&
        error.codigo === 'CONFLICTO' &&
        formulario.getFieldState(campoDeConflicto).isDirty
      ) {
        formulario.setError(campoDeConflicto, { type: 'servicio', message: explicarError(error).causa });
      }
      for (const [campo, message] of Object.entries(error.campos)) {
        formulario.setError(campo as FieldPath<V>, { type: 'servicio', message });
      }
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
