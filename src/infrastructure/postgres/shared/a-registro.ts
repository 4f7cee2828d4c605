/** An absent field leaves the stored value alone; `undefined` counts as absent. */
export const definidos = <T extends object>(campos: T): Partial<T> =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as Partial<T>;

type FilaRegistro = {
  creado_en: Date;
  creado_por: string | null;
  actualizado_en: Date;
  actualizado_por: string | null;
  version: number;
  archivado_en: Date | null;
};

type ConInstantes<T> = Omit<T, 'creado_en' | 'actualizado_en' | 'archivado_en'> & {
  creado_en: string;
  actualizado_en: string;
  archivado_en: string | null;
};

/** A row as the core knows it: instants as ISO text in UTC. */
export const aRegistro = <T extends FilaRegistro>(fila: T): ConInstantes<T> => ({
  ...fila,
  creado_en: fila.creado_en.toISOString(),
  actualizado_en: fila.actualizado_en.toISOString(),
  archivado_en: fila.archivado_en?.toISOString() ?? null,
});
