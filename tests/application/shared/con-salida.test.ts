import { describe, expect, it } from 'vitest';
import { conSalida } from '@/application/shared/con-salida';

const preparar = () => {
  const idas: string[] = [];
  return { idas, navegacion: conSalida((ruta) => void idas.push(ruta)) };
};

describe('irse de la página', () => {
  it('sin nadie saliendo, se va a donde se pida', () => {
    const { idas, navegacion } = preparar();
    navegacion.recargarHacia('/sedes');
    navegacion.recargarHacia('/login');
    expect(idas).toEqual(['/sedes', '/login']);
  });

  it('quien sale termina lo suyo y se va; nada lo lleva mientras tanto a otra parte', async () => {
    const { idas, navegacion } = preparar();
    const pasos: string[] = [];
    const salida = navegacion.salirHacia('/', async () => {
      // What leaving ends is refused, and would take the person to sign in.
      navegacion.recargarHacia('/login');
      pasos.push(`antes de irse: ${idas.length}`);
    });
    await salida;
    navegacion.recargarHacia('/login');
    expect(pasos).toEqual(['antes de irse: 0']);
    expect(idas).toEqual(['/']);
  });

  it('si lo suyo falla, se va igual', async () => {
    const { idas, navegacion } = preparar();
    await navegacion.salirHacia('/', () => Promise.reject(new Error('caído')));
    expect(idas).toEqual(['/']);
  });

  it('quien pide salir dos veces sale una, por donde dijo primero', async () => {
    const { idas, navegacion } = preparar();
    let veces = 0;
    const terminar = async () => {
      veces += 1;
    };
    await Promise.all([navegacion.salirHacia('/', terminar), navegacion.salirHacia('/login', terminar)]);
    expect(idas).toEqual(['/']);
    expect(veces).toBe(1);
  });

  it('quien salió y volvió con «Atrás» está aquí otra vez', async () => {
    const { idas, navegacion } = preparar();
    await navegacion.salirHacia('/', async () => {});
    navegacion.volver();
    navegacion.recargarHacia('/login');
    await navegacion.salirHacia('/about', async () => {});
    expect(idas).toEqual(['/', '/login', '/about']);
  });
});
