import { descripcionDe } from '@tests/server/apoyo/descripcion-de';
import { describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';

interface Operacion {
  security: unknown[];
  'x-rol-minimo': string;
  parameters: { name: string; in: string }[];
  requestBody?: {
    content: { 'application/json': { schema: { properties: object; additionalProperties?: boolean } } };
  };
  responses: Record<string, unknown>;
}
type Rutas = Record<string, Record<string, Operacion>>;

const rutasDe = (servicio: 'auth' | 'dashboard'): Rutas => descripcionDe(servicio).paths as Rutas;

describe('descripción OpenAPI', () => {
  it.each(POLITICA_API)('describe $metodo $ruta con su acceso', ({ servicio, metodo, ruta, acceso }) => {
    const operacion = rutasDe(servicio)[ruta]?.[metodo.toLowerCase()];
    expect(operacion?.['x-rol-minimo']).toBe(acceso);
    expect(operacion?.security).toHaveLength(acceso === 'PUBLICO' ? 0 : 1);
    expect(operacion?.parameters.some((parametro) => parametro.in === 'path')).toBe(ruta.includes('{'));
  });

  it('cada servicio dice dónde atiende', () => {
    expect(descripcionDe('auth').servers).toEqual([{ url: '/auth-api' }]);
    expect(descripcionDe('dashboard').servers).toEqual([{ url: '/dashboard-api' }]);
  });

  it('no describe más rutas que las de la tabla', () => {
    const descritas = (['auth', 'dashboard'] as const).flatMap((servicio) =>
      Object.values(rutasDe(servicio)).flatMap((metodos) => Object.keys(metodos)),
    );
    expect(descritas).toHaveLength(POLITICA_API.length);
  });

  it('los cuerpos salen de los esquemas que validan: campos, obligatorios y ningún otro', () => {
    const esquema =
      rutasDe('dashboard')['/participantes']?.post?.requestBody?.content['application/json'].schema;
    expect(esquema).toMatchObject({ required: ['nombre', 'telefono'], additionalProperties: false });
    expect(Object.keys(esquema?.properties ?? {})).toContain('autorizacion_datos');
  });

  it('los filtros de una lista aparecen como parámetros', () => {
    const nombres = rutasDe('dashboard')['/participantes']?.get?.parameters.map(({ name }) => name);
    expect(nombres).toEqual(
      expect.arrayContaining(['pagina', 'limite', 'orden', 'buscar', 'sede_id', 'archivados']),
    );
  });
});
