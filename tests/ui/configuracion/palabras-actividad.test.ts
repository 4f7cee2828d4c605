import { describe, expect, it } from 'vitest';
import { type ActividadEnLista, diferencias } from '@/domain/actividad/actividad';
import { type SucesoDeArchivo, sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import {
  camposEnPalabras,
  hechoEnPalabras as frase,
} from '@/ui/panel/configuracion/actividad/palabras-actividad';

const linea = (campos: Partial<ActividadEnLista>): ActividadEnLista => ({
  id: 1,
  fecha: '2026-11-21T15:00:00Z',
  usuario: 'ana@fundacion.example',
  accion: 'CREAR',
  entidad: 'sede',
  entidad_id: 7,
  cambios: [],
  origen: null,
  nombre: null,
  ...campos,
});
const deArchivo = (suceso: SucesoDeArchivo): ActividadEnLista => {
  const { accion, antes, despues } = sucesoEnHistoria(suceso);
  return linea({
    entidad: 'archivo',
    entidad_id: 0,
    accion,
    cambios: diferencias({ ...antes }, { ...despues }),
  });
};

describe('la actividad en palabras', () => {
  it.each<[SucesoDeArchivo, string]>([
    [{ clase: 'archivo', antes: null, despues: 'formatos/acta.pdf' }, 'Subió: Archivo formatos/acta.pdf'],
    [
      { clase: 'archivo', antes: 'formatos/a.pdf', despues: 'formatos/b.pdf' },
      'Cambió: Archivo formatos/a.pdf, ahora formatos/b.pdf',
    ],
    [{ clase: 'archivo', antes: 'formatos/a.pdf', despues: null }, 'Eliminó: Archivo formatos/a.pdf'],
    [{ clase: 'carpeta', antes: null, despues: 'formatos/2026' }, 'Creó: Carpeta formatos/2026'],
    [
      { clase: 'carpeta', antes: 'formatos/2025', despues: 'formatos/2026' },
      'Cambió: Carpeta formatos/2025, ahora formatos/2026',
    ],
    [{ clase: 'carpeta', antes: 'formatos/2026', despues: null }, 'Eliminó: Carpeta formatos/2026'],
  ])('un archivo o una carpeta se nombran por su lugar', (suceso, esperado) => {
    expect(frase(deArchivo(suceso))).toBe(esperado);
    expect(camposEnPalabras(deArchivo(suceso))).toBe('');
  });

  it('un registro dice también de quién es, si todavía está', () => {
    const deLuz = { entidad: 'participante', entidad_id: 9 };
    expect(frase(linea({ ...deLuz, nombre: 'Luz Marina Ríos' }))).toBe(
      'Creó: Participante 9 · Luz Marina Ríos',
    );
    expect(frase(linea({ ...deLuz, accion: 'ELIMINAR' }))).toBe('Eliminó: Participante 9');
  });

  it('de lo que pasa en una estancia se dice qué fue y de quién', () => {
    const permiso = { entidad: 'evento_de_estancia', entidad_id: 4, nombre: 'Luz Marina Ríos' };
    const cambios = diferencias({}, { tipo: 'PERMISO', salida: '2026-11-20' });
    expect(frase(linea({ ...permiso, cambios }))).toBe('Creó: Permiso 4 · Luz Marina Ríos');
    const regreso = diferencias({ regreso_real: null }, { regreso_real: '2026-11-22' });
    expect(frase(linea({ ...permiso, accion: 'ACTUALIZAR', cambios: regreso }))).toBe(
      'Cambió: Evento de una estancia 4 · Luz Marina Ríos',
    );
  });

  it('de un movimiento de saldo a favor se dice qué fue', () => {
    const movimiento = { entidad: 'saldo_a_favor', entidad_id: 8 };
    const de = (tipo: string) =>
      frase(linea({ ...movimiento, cambios: diferencias({}, { tipo, valor: 5 }) }));
    expect(de('DEVOLUCION')).toBe('Creó: Movimiento de saldo a favor 8 · Devuelto');
    expect(de('DEVOLUCION_ANULADA')).toBe('Creó: Movimiento de saldo a favor 8 · Se anuló la devolución');
    const sede = diferencias({ sede_id: 1 }, { sede_id: 2 });
    expect(frase(linea({ ...movimiento, accion: 'ACTUALIZAR', cambios: sede }))).toBe(
      'Cambió: Movimiento de saldo a favor 8',
    );
  });

  it('de quien entra o sale no se repite quién es: está al lado', () => {
    const deAna = { entidad: 'usuario', entidad_id: 1, nombre: 'ana@fundacion.example' };
    expect(frase(linea({ ...deAna, accion: 'INGRESAR' }))).toBe('Inició sesión');
    expect(frase(linea({ ...deAna, accion: 'SALIR' }))).toBe('Cerró sesión');
    expect(frase(linea({ ...deAna, accion: 'ACTUALIZAR' }))).toBe(
      'Cambió: Usuario 1 · ana@fundacion.example',
    );
  });

  it('un registro se nombra por su clase y su número', () => {
    expect(frase(linea({}))).toBe('Creó: Sede 7');
    expect(frase(linea({ entidad: 'formato', accion: 'ACTUALIZAR' }))).toBe('Cambió: Plantilla 7');
    expect(frase(linea({ entidad: 'configuracion', accion: 'ACTUALIZAR' }))).toBe('Cambió: Configuración');
    expect(frase(linea({ entidad: 'recibo', accion: 'FIRMAR' }))).toBe('FIRMAR: recibo 7');
  });
});
