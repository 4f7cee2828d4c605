import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Borradores } from '@/application/borradores/borradores.port';
import { type Borrador, sinSecretos } from '@/domain/borradores/borrador';
import { soloCambios } from '../formulario/solo-cambios';

interface Seguimiento {
  borradores: Promise<Borradores>;
  /** Names the form and what it is about. */
  nombre: string;
  formulario: UseFormReturn<FieldValues>;
  /** What the form opened with. */
  iniciales: () => FieldValues;
  /** Of the stored record it edits; `null` for a new one. */
  version: () => number | null;
  alRecuperar: (borrador: Borrador) => void;
  /** Drafts are a net: a failure of theirs is only written down. */
  alFallar: (causa: unknown) => void;
}

/** Brings back what was typed before, and keeps each change from then on. Answers how to stop. */
export const seguirFormulario = (seguimiento: Seguimiento): (() => void) => {
  const { borradores, nombre, formulario, iniciales, version, alRecuperar, alFallar } = seguimiento;
  let siguiendo = true;
  let escribiendo = false;
  let falta = false;
  /** What the draft was opened to correct goes with each of its changes. */
  let corrige: Pick<Borrador, 'corrige'> = {};

  const recuperar = async (): Promise<Borradores> => {
    const servicio = await borradores;
    const borrador = await servicio.leer(nombre);
    if (!borrador || !siguiendo) return servicio;
    if (borrador.corrige) corrige = { corrige: borrador.corrige };
    const base = iniciales();
    // A field that a new version of the form no longer has stays out.
    const conocidos = Object.entries(borrador.valores).filter(([campo]) => campo in base);
    if (conocidos.length === 0) return servicio;
    // Whoever is quicker than the key keeps what they have just typed.
    const recientes = soloCambios(base, formulario.getValues());
    const valores = { ...base, ...Object.fromEntries(conocidos), ...recientes };
    formulario.reset(valores, { keepDefaultValues: true });
    alRecuperar(borrador);
    return servicio;
  };
  const listo = recuperar();
  listo.catch(alFallar);

  const cambios = () => sinSecretos(soloCambios(iniciales(), formulario.getValues()));
  const escribir = async (servicio: Borradores): Promise<void> => {
    const valores = cambios();
    if (Object.keys(valores).length === 0) servicio.quitar(nombre);
    else await servicio.guardar(nombre, { version: version(), valores, ...corrige });
  };
  const alCambiar = async (): Promise<void> => {
    falta = true;
    if (escribiendo) return;
    escribiendo = true;
    try {
      const servicio = await listo;
      while (falta && siguiendo) {
        falta = false;
        await escribir(servicio);
      }
    } catch (causa) {
      alFallar(causa);
    }
    escribiendo = false;
  };
  // Its errors are told again as it is sent, and it is kept anew: a session that ended meanwhile is learned of then, and what
  // was typed long before is old.
  const dejarDeMirar = formulario.subscribe({
    formState: { values: true, errors: true },
    callback: () => void alCambiar(),
  });
  // Whoever typed before this was brought changed it too.
  if (Object.keys(cambios()).length > 0) void alCambiar();
  return () => {
    siguiendo = false;
    dejarDeMirar();
  };
};
