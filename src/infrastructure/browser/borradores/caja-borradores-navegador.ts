import type { CajaBorradores, SobreCerrado } from '@/application/shared/caja-borradores.port';
import type { Almacen, Reloj } from '@/application/shared/equipo.port';
import { estaVigente, VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { z } from '@/domain/shared/zod';

const CLAVE = 'borradores';

/** One for each person; an earlier release kept that of one, by itself. */
const esquemaCajas = z.array(
  z.object({
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
  }),
);

type Sobres = Record<string, SobreCerrado>;

interface Dependencias {
  almacen: Almacen;
  reloj: Reloj;
  /** `setTimeout` of the page. */
  esperar: (tarea: () => void, ms: number) => unknown;
}

const abrir = (texto: string): { dueno: string; sobres: Sobres }[] => {
  try {
    return esquemaCajas.parse([JSON.parse(texto)].flat());
  } catch {
    return [];
  }
};

/** Drafts in localStorage, which every tab sees and which is emptied at once. */
export const crearCajaBorradores = ({ almacen, reloj, esperar }: Dependencias): CajaBorradores => {
  /** What is still good, of anybody. */
  const buenas = () => {
    const ahora = reloj.ahora().getTime();
    return abrir(almacen.leer(CLAVE) ?? '').map(({ dueno, sobres }) => ({
      dueno,
      sobres: Object.fromEntries(
        Object.entries(sobres).filter(([, { guardado_en, vigencia_ms }]) =>
          estaVigente(guardado_en, ahora, vigencia_ms),
        ),
      ),
    }));
  };
  /** Answers whether there is anything. */
  const escribir = (cajas: ReturnType<typeof abrir>): boolean => {
    const llenas = cajas.filter(({ sobres }) => Object.keys(sobres).length > 0);
    if (llenas.length > 0) almacen.guardar(CLAVE, JSON.stringify(llenas));
    else almacen.quitar(CLAVE);
    return llenas.length > 0;
  };
  const sobresDe = (quien: string): Sobres => buenas().find(({ dueno }) => dueno === quien)?.sobres ?? {};
  const poner = (dueno: string, sobres: Sobres): boolean =>
    escribir([...buenas().filter((caja) => caja.dueno !== dueno), { dueno, sobres }]);
  let barriendo: boolean;
  // Nobody may come back to this page: it throws away by itself what grew old.
  const barrer = (): void => {
    barriendo = escribir(buenas());
    if (barriendo) esperar(barrer, VIGENCIA_BORRADOR_MS);
  };
  barrer();

  return {
    hay: (dueno) => Object.keys(sobresDe(dueno)).length > 0,
    leer: (dueno, formulario) => sobresDe(dueno)[formulario] ?? null,
    nombres: (dueno) => Object.keys(sobresDe(dueno)),
    guardar: (dueno, formulario, sobre) => {
      poner(dueno, { ...sobresDe(dueno), [formulario]: sobre });
      if (!barriendo) barrer();
    },
    quitar: (dueno, formulario) => {
      const { [formulario]: quitado, ...resto } = sobresDe(dueno);
      if (quitado) poner(dueno, resto);
    },
    vaciar: (dueno) => void poner(dueno, {}),
  };
};
