import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Borradores } from '@/application/borradores/borradores.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { type Borrador, sinSecretos } from '@/domain/borradores/borrador';
import { conSuDia, loPropuesto } from '@/domain/borradores/fecha-propuesta';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { soloCambios } from '../formulario/solo-cambios';
import { oirLatido } from '../panel/latido';

/** Well before a draft grows old. */
const RENOVAR_MS = 5 * 60_000;

interface Seguimiento {
  borradores: Promise<Borradores>;
  reloj: Reloj;
  /** Names the form and what it is about. */
  nombre: string;
  formulario: UseFormReturn<FieldValues>;
  /** What the form opened with. */
  iniciales: () => FieldValues;
  /** Of the stored record it edits; `null` for a new one. */
  version: () => number | null;
  /** `deOtroDia`: the day that it keeps from when it was typed, where it is no longer today. */
  alRecuperar: (borrador: Borrador, deOtroDia: FechaCalendario | null) => void;
  /** Drafts are a net: a failure of theirs is only written down. */
  alFallar: (causa: unknown) => void;
}

/** Brings back what was typed before, and keeps each change from then on. Answers how to stop. */
export const seguirFormulario = (seguimiento: Seguimiento): (() => void) => {
  const { borradores, reloj, nombre, formulario, iniciales, version, alRecuperar, alFallar } = seguimiento;
  let siguiendo = true;
  let escribiendo = false;
  let falta = false;
  let guardado_en = reloj.ahora().getTime();
  const alAbrir = fechaEnBogota(reloj.ahora());
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
    const suDia = conSuDia(borrador, base, alAbrir);
    const valores = { ...base, ...suDia, ...Object.fromEntries(conocidos), ...recientes };
    formulario.reset(valores, { keepDefaultValues: true });
    alRecuperar(borrador, Object.keys(suDia).length > 0 ? (borrador.propuesto?.dia ?? null) : null);
    return servicio;
  };
  const listo = recuperar();
  listo.catch(alFallar);

  const cambios = () => sinSecretos(soloCambios(iniciales(), formulario.getValues()));
  const escribir = async (servicio: Borradores): Promise<void> => {
    const valores = cambios();
    if (Object.keys(valores).length === 0) return servicio.quitar(nombre);
    const sinCambiar = Object.entries(iniciales()).filter(([campo]) => !(campo in valores));
    const propuesto = loPropuesto(Object.fromEntries(sinCambiar), alAbrir);
    await servicio.guardar(nombre, { version: version(), valores, ...propuesto, ...corrige });
  };
  const alCambiar = async (): Promise<void> => {
    falta = true;
    guardado_en = reloj.ahora().getTime();
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
  const siHayCambios = (): void => {
    if (Object.keys(cambios()).length > 0) void alCambiar();
  };
  // While it is on the screen it does not grow old: as the device wakes the panel asks for everything again, and a session
  // that ended meanwhile is learned of before anybody presses anything.
  const dejarDeOir = oirLatido(() => {
    if (!document.hidden && reloj.ahora().getTime() - guardado_en > RENOVAR_MS) siHayCambios();
  });
  // Whoever typed before this was brought changed it too.
  siHayCambios();
  return () => {
    siguiendo = false;
    dejarDeMirar();
    dejarDeOir();
  };
};
