import { eq } from 'drizzle-orm';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import { parteVisible } from '@/domain/configuracion/configuracion-publica';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { imagenesDelLogo } from '@/infrastructure/postgres/esquema/logo';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

const { nombre, direccion, municipio, telefono, estado, archivado_en } = sedes;

export const postgresPublicado = (contexto: Contexto): LectorPublicado => ({
  leer: async () => {
    const guardada = await postgresConfiguracionRepository(contexto).obtener();
    const casas = await contexto.db
      .select({ nombre, direccion, municipio, telefono, estado, archivado_en })
      .from(sedes);
    return parteVisible(
      guardada ?? CONFIGURACION_INICIAL,
      casas.map((casa) => ({ ...casa, archivado_en: casa.archivado_en?.toISOString() ?? null })),
    );
  },
  imagen: async (tamano) => {
    const [fila] = await contexto.db.select().from(imagenesDelLogo).where(eq(imagenesDelLogo.tamano, tamano));
    return fila?.imagen ?? null;
  },
});
