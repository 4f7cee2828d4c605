import type { CajaBorradores, SobreCerrado } from '@/application/shared/caja-borradores.port';
import type { Almacen, Reloj } from '@/application/shared/equipo.port';
import { estaVigente, VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { z } from '@/domain/shared/zod';

const CLAVE = 'borradores';

const esquemaCaja = z.object({
  dueno: z.string(),
  sobres: z.record(
    z.string(),
    z.object({
      guardado_en: z.number(),
      sobre: z.optional(z.string()),
      sello: z.optional(z.string()),
      vigencia_ms: z.optional(z.number()),
    }),
  ),
});

type Sobres = Record<string, SobreCerrado>;

interface Dependencias {
  almacen: Almacen;
  reloj: Reloj;
  /** `setTimeout` of the page. */
  esperar: (tarea: () => void, ms: number) => unknown;
}

/** Drafts in localStorage, which every tab sees and which is emptied at once. */
export const crearCajaBorradores = ({ almacen, reloj, esperar }: Dependencias): CajaBorradores => {
  const escribir = (dueno: string, sobres: Sobres): void => {
    if (Object.keys(sobres).length === 0) almacen.quitar(CLAVE);
    else almacen.guardar(CLAVE, JSON.stringify({ dueno, sobres }));
  };
  const abrir = (texto: string) => {
    try {
      return esquemaCaja.parse(JSON.parse(texto));
    } catch {
      return null;
    }
  };
  /** What is still good, of anybody; what is not is gone once this has looked. */
  const revisar = (): { dueno: string; sobres: Sobres } | null => {
    const texto = almacen.leer(CLAVE);
    if (texto === null) return null;
    const caja = abrir(texto);
    const ahora = reloj.ahora().getTime();
    const todos = Object.entries(caja?.sobres ?? {});
    const buenos = todos.filter(([, { guardado_en, vigencia_ms }]) =>
      estaVigente(guardado_en, ahora, vigencia_ms),
    );
    if (!caja || buenos.length < todos.length) escribir(caja?.dueno ?? '', Object.fromEntries(buenos));
    return caja && buenos.length > 0 ? { dueno: caja.dueno, sobres: Object.fromEntries(buenos) } : null;
  };
  const sobresDe = (dueno: string): Sobres => {
    const caja = revisar();
    if (caja && caja.dueno !== dueno) almacen.quitar(CLAVE);
    return caja?.dueno === dueno ? caja.sobres : {};
  };
  // Nobody may come back to this page: it throws away by itself what grew old.
  const barrerDespues = (): void => {
    esperar(() => {
      if (revisar()) barrerDespues();
    }, VIGENCIA_BORRADOR_MS);
  };
  if (revisar()) barrerDespues();

  return {
    hay: (dueno) => Object.keys(sobresDe(dueno)).length > 0,
    leer: (dueno, formulario) => sobresDe(dueno)[formulario] ?? null,
    nombres: (dueno) => Object.keys(sobresDe(dueno)),
    guardar: (dueno, formulario, sobre) => {
      const sobres = sobresDe(dueno);
      if (Object.keys(sobres).length === 0) barrerDespues();
      escribir(dueno, { ...sobres, [formulario]: sobre });
    },
    quitar: (dueno, formulario) => {
      const { [formulario]: quitado, ...resto } = sobresDe(dueno);
      if (quitado) escribir(dueno, resto);
    },
    vaciar: () => almacen.quitar(CLAVE),
  };
};
