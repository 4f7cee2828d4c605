import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import type { LibroDeEjemplos, Marcar } from '@/application/sistema/libro-de-ejemplos.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { type FechaCalendario, fechaEnBogota, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type DatosDeEjemplo,
  impedimentoDeEjemplos,
  type Preparacion,
} from '@/domain/sistema/datos-de-ejemplo';
import { genteDeEjemplo, type PersonaDeEjemplo } from '@/domain/sistema/gente-de-ejemplo';

interface Escrito {
  id: Id;
}

interface Cobro extends Escrito {
  saldo: number;
  fecha_vencimiento: FechaCalendario | null;
}

interface SedeDeLaCasa extends Escrito {
  municipio: string | null;
  estado: string;
  archivado_en: string | null;
  capacidad_hombres: number | null;
  capacidad_mujeres: number | null;
}

/** What the examples are written with: the use-cases of every day, so that their rules hold. */
export interface EscrituraDeEjemplos {
  sedes: { listar(): Promise<readonly SedeDeLaCasa[]> };
  cuota(): Promise<number | null>;
  participantes: { crear(entrada: unknown): Promise<Escrito> };
  acudientes: { crear(entrada: unknown): Promise<Escrito> };
  mensualidades: {
    crear(entrada: unknown): Promise<Cobro>;
    registrarAbono(mensualidad: Id, entrada: unknown): Promise<Escrito>;
  };
  estancias: {
    listar(participante: Id): Promise<readonly Escrito[] | null>;
    registrar(estancia: Id, entrada: unknown): Promise<Escrito>;
  };
  bitacora: { escribir(participante: Id, entrada: unknown): Promise<Escrito> };
}

interface Dependencias {
  libro: LibroDeEjemplos;
  escritura: EscrituraDeEjemplos;
  permisos: Permisos;
  reloj: Reloj;
}

const sedesActivas = async ({ sedes }: EscrituraDeEjemplos): Promise<SedeDeLaCasa[]> =>
  (await sedes.listar()).filter(({ estado, archivado_en }) => estado === 'ACTIVA' && archivado_en === null);

const preparacionDe = async (escritura: EscrituraDeEjemplos) => {
  const sedes = await sedesActivas(escritura);
  const cuota = await escritura.cuota();
  const preparacion: Preparacion = { sedes: sedes.length, hayCuota: cuota !== null };
  return { sedes, cuota, preparacion };
};

const PREPARADA: Preparacion = { sedes: 1, hayCuota: true };

const MEDIOS = [{ medio: 'EFECTIVO' }, { medio: 'NEQUI', referencia: 'EJEMPLO' }] as const;

const escribirMeses = async (
  { mensualidades }: EscrituraDeEjemplos,
  quien: { participante_id: Id; id_acudiente: Id | null },
  { persona: { pagos }, valor, hoy }: { persona: PersonaDeEjemplo; valor: number; hoy: FechaCalendario },
): Promise<void> => {
  for (const [n, forma] of pagos.entries()) {
    const periodo = sumarMeses(periodoDe(hoy), n + 1 - pagos.length);
    const { id, saldo, fecha_vencimiento } = await mensualidades.crear({ ...quien, valor, periodo });
    if (forma === 'NADA' || saldo === 0) continue;
    const vence = fecha_vencimiento ?? hoy;
    await mensualidades.registrarAbono(id, {
      fecha: vence < hoy ? vence : hoy,
      valor: forma === 'TODO' ? saldo : Math.ceil(saldo / 2),
      ...MEDIOS[n % MEDIOS.length],
    });
  }
};

const escribirPersona = async (
  escritura: EscrituraDeEjemplos,
  persona: PersonaDeEjemplo,
  { marcar, valor, hoy }: { marcar: Marcar; valor: number; hoy: FechaCalendario },
): Promise<void> => {
  const { participantes, acudientes, estancias, bitacora } = escritura;
  const { id } = await participantes.crear(persona.participante);
  await marcar(id);
  const acudiente = persona.acudiente
    ? await acudientes.crear({ ...persona.acudiente, id_participante: id })
    : null;
  const quien = { participante_id: id, id_acudiente: acudiente?.id ?? null };
  await escribirMeses(escritura, quien, { persona, valor, hoy });
  const [estancia] = (await estancias.listar(id)) ?? [];
  if (persona.permiso && estancia) await estancias.registrar(estancia.id, persona.permiso);
  if (persona.novedad) await bitacora.escribir(id, persona.novedad);
};

/** How many there are, and why they cannot be loaded. */
const mirar =
  ({ libro, escritura }: Dependencias) =>
  async (): Promise<DatosDeEjemplo> => {
    const hay = await libro.contar();
    // What there has to be before is only looked at when it is what is left.
    const sinMirar = impedimentoDeEjemplos(hay, PREPARADA);
    return {
      ...hay,
      impedimento: sinMirar ?? impedimentoDeEjemplos(hay, (await preparacionDe(escritura)).preparacion),
    };
  };

/** Throws PERMISO_DENEGADO, CONFLICTO. */
const cargar =
  (deps: Dependencias) =>
  async (opciones?: OpcionesCreacion): Promise<DatosDeEjemplo> => {
    const { libro, escritura, permisos, reloj } = deps;
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { sedes, cuota, preparacion } = await preparacionDe(escritura);
    const hoy = fechaEnBogota(reloj.ahora());
    const casas = sedes.map(({ id, municipio, capacidad_hombres, capacidad_mujeres }) => ({
      ...{ id, municipio },
      hombres: capacidad_hombres,
      mujeres: capacidad_mujeres,
    }));
    const valor = cuota ?? 0;
    const hay = await libro.cargar(
      (antes) => {
        const impedimento = impedimentoDeEjemplos(antes, preparacion);
        if (impedimento) throw errorConflicto(impedimento);
      },
      async (marcar) => {
        for (const persona of genteDeEjemplo(casas, hoy))
          await escribirPersona(escritura, persona, { marcar, valor, hoy });
      },
      opciones,
    );
    return { ...hay, impedimento: impedimentoDeEjemplos(hay, preparacion) };
  };

/** Answers what there was, and who they were. Throws PERMISO_DENEGADO. */
const borrar =
  ({ libro, escritura, permisos }: Dependencias) =>
  async (): Promise<{ habia: DatosDeEjemplo; participantes: readonly Id[] }> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { habia, participantes } = await libro.borrar();
    const despues = { cargados_en: null, reales: habia.reales };
    const { preparacion } = await preparacionDe(escritura);
    const impedimento = impedimentoDeEjemplos(despues, preparacion);
    return { habia: { ...habia, cargados_en: null, impedimento }, participantes };
  };

/** What a request may ask of the examples. */
export const ejemplosDe = (deps: Dependencias) => ({
  mirar: mirar(deps),
  cargar: cargar(deps),
  borrar: borrar(deps),
});
