import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { useUnaVez } from '../shared/formulario/use-una-vez';

interface Opciones<V extends FieldValues> {
  formulario: UseFormReturn<V>;
  guardar: (valores: V) => Promise<unknown>;
  alGuardar: (valores: V) => void;
}

/** Sends a form of the person's own data, which nobody else edits: the service's words go on their field. */
export const useEnvio = <V extends FieldValues>({ formulario, guardar, alGuardar }: Opciones<V>) => {
  const [rechazos, setRechazos] = useState(0);
  const envio = useMutation({
    networkMode: 'always',
    mutationFn: guardar,
    onSuccess: (_respuesta, valores) => alGuardar(valores),
    onError: (error) => {
      setRechazos((n) => n + 1);
      if (!esErrorAplicacion(error)) return;
      for (const [campo, message] of Object.entries(error.campos)) {
        formulario.setError(campo as FieldPath<V>, { type: 'servicio', message });
      }
    },
  });
  const enviar = useUnaVez((valores: V) => envio.mutateAsync(valores));
  return {
    onEnviar: () => void formulario.handleSubmit((valores) => enviar(valores))(),
    guardando: envio.isPending,
    error: envio.error,
    rechazos,
  };
};
