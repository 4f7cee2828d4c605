import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { DatosFormato } from '@/domain/formatos/datos-formato';

/**
 * Puts in force the templates that the product ships and this foundation never had. What an administrator wrote, kept
 * or retired is left alone.
 */
export const instalarPlantillas =
  ({ formatos }: { formatos: Pick<FormatoRepository, 'listar' | 'crear' | 'actualizar'> }) =>
  async (plantillas: readonly DatosFormato[]): Promise<void> => {
    const conocidos = new Set((await formatos.listar())?.map(({ codigo }) => codigo));
    for (const plantilla of plantillas.filter(({ codigo }) => !conocidos.has(codigo))) {
      // Two servers that start at once over one database share this key: only one of them creates.
      const { id, version } = await formatos.crear(plantilla, { clave: `plantilla-${plantilla.codigo}` });
      await formatos.actualizar(id, { estado: 'VIGENTE', version });
    }
  };
