import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Borrador } from '@/domain/borradores/borrador';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { countRenderFailures } from '@/ui/shared/render-failures';
import { estaEnDuda } from '../escritura/dudas.queries';
import { usePanel } from '../panel/use-panel';
import { seguirFormulario } from './seguir-formulario';
import type { Vista } from './vista';

interface Recuperado {
  guardadoEn: number;
  /** Somebody else saved the record after this was typed. */
  hayOtraVersion: boolean;
  /** It goes in the place of what waits in the queue. */
  corrige: boolean;
  /** The day it keeps, where it was typed before midnight. */
  deOtroDia: FechaCalendario | null;
}

/**
 * What is typed in the form around it survives a lost session, a reload or a crash; it is forgotten when the form closes
 * in any other way, because then the person saved it or chose to discard it.
 */
export const useBorrador = (nombre: string, vista?: Vista) => {
  const { servicios, queryClient } = usePanel();
  const formulario = useFormContext<FieldValues>();
  // The context gives another object on each render; what it does is the same while its control is.
  const { control } = formulario;
  const vigente = useRef(formulario);
  vigente.current = formulario;
  const { isDirty } = useFormState();
  const original = useRef(vista?.current ?? null);
  const retiro = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [recuperado, setRecuperado] = useState<Recuperado | null>(null);

  useEffect(() => {
    clearTimeout(retiro.current);
    const fallos = countRenderFailures();
    const borradores = servicios.cargarBorradores();
    const alRecuperar = ({ guardado_en, version, corrige }: Borrador, deOtroDia: FechaCalendario | null) => {
      const actual = vista?.current ?? null;
      const hayOtraVersion = actual !== null && version !== null && actual.version !== version;
      // Saving goes out with the version it was typed over: the service answers with the other one, to compare.
      if (vista && hayOtraVersion) vista.current = { ...actual, version, soloSuVersion: true };
      setRecuperado({ guardadoEn: guardado_en, hayOtraVersion, corrige: corrige !== undefined, deOtroDia });
    };
    const dejar = seguirFormulario({
      borradores,
      reloj: servicios.reloj,
      nombre,
      formulario: vigente.current,
      alRecuperar,
      // Read from the control: what a render saw is late when a saved form starts again from what was stored.
      iniciales: () => control._defaultValues,
      version: () => vista?.current?.version ?? null,
      alFallar: (causa) => servicios.registro.aviso('No se pudo guardar el borrador', causa),
    });
    return () => {
      dejar();
      // A task later it is known whether the form closed, broke, or is only being mounted again.
      retiro.current = setTimeout(() => {
        // What was sent and nobody confirmed may have to be sent again.
        if (countRenderFailures() > fallos || estaEnDuda(queryClient, nombre)) return;
        borradores.then(
          (servicio) => servicio.quitar(nombre),
          () => undefined,
        );
      });
    };
  }, [servicios, queryClient, nombre, control, vista]);

  // A form of a page stays open once it is saved.
  useEffect(() => {
    if (!isDirty) setRecuperado(null);
  }, [isDirty]);

  const descartar = () => {
    if (vista) vista.current = original.current;
    formulario.reset(control._defaultValues);
  };
  return { recuperado, descartar };
};
