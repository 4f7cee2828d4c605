import { describe, expect, it } from 'vitest';
import * as constantes from '@/domain/shared/constantes';

describe('constantes de negocio y límites (especificación §9)', () => {
  it.each([
    ['HTTP timeout', constantes.HTTP_TIMEOUT_MS, 30_000],
    ['Connectivity probe timeout', constantes.SONDA_TIMEOUT_MS, 5_000],
    ['Storage upload maximum', constantes.ARCHIVO_MAXIMO_BYTES, 10_485_760],
    ['Upload dialog default maximum', constantes.DIALOGO_SUBIDA_MAXIMO_BYTES, 104_857_600],
    ['Search debounce', constantes.BUSQUEDA_DEBOUNCE_MS, 300],
    ['Search helper default', constantes.AYUDANTE_BUSQUEDA_DEBOUNCE_MS, 500],
    ['Default page size', constantes.TAMANO_PAGINA, 10],
    ['Page buttons shown', constantes.BOTONES_PAGINA_MAXIMO, 5],
    ['Header style threshold', constantes.DESPLAZAMIENTO_ENCABEZADO_PX, 10],
    ['Copy feedback, accounts', constantes.COPIADO_CUENTAS_MS, 1_800],
    ['Copy feedback, donations', constantes.COPIADO_DONACIONES_MS, 2_000],
    ['Visibility threshold', constantes.UMBRAL_VISIBLE, 0.1],
    ['Chunk load timeout', constantes.CARGA_CHUNK_TIMEOUT_MS, 120_000],
    ['Picker dismissal check', constantes.DESCARTE_SELECTOR_MS, 300],
    ['Selected-files list height', constantes.LISTA_ARCHIVOS_ALTO_PX, 240],
    ['Initial visitor count', constantes.VISITAS_INICIALES, 1250],
    ['Widest mobile', constantes.ANCHO_MOVIL_MAXIMO_PX, 767],
    ['Widest tablet', constantes.ANCHO_TABLETA_MAXIMO_PX, 1023],
  ])('%s', (_nombre, valor, esperado) => {
    expect(valor).toBe(esperado);
  });

  it('claves del almacenamiento local', () => {
    expect(Object.values(constantes.CLAVES_LOCALES)).toEqual([
      'authToken',
      'currentUser',
      'sidebarOpen',
      'sidebarCollapsed',
      // Ours: the specification has the others.
      'sinRed',
      'cierresPendientes',
      'hayEjemplos',
    ]);
  });

  it('carrusel: cinco diapositivas, cuatro segundos y cuántas se ven por ancho', () => {
    expect(constantes.CARRUSEL).toEqual({
      diapositivas: 5,
      intervaloMs: 4_000,
      visibles: [
        { desde: 1024, cantidad: 4 },
        { desde: 768, cantidad: 3 },
        { desde: 640, cantidad: 2 },
      ],
    });
  });

  it('contadores: dos segundos en pasos de 16 ms desde la mitad visible, hasta 300 y 200', () => {
    expect(constantes.CONTADORES).toEqual({
      duracionMs: 2_000,
      pasoMs: 16,
      umbralVisible: 0.5,
      personasAtendidas: 300,
      familiasAcompanadas: 200,
    });
  });

  it('aparición de secciones y valores por defecto de la animación', () => {
    expect(constantes.APARICION).toEqual({ duracionMs: 800 });
    expect(constantes.APARICION_POR_DEFECTO).toEqual({
      desplazamientoPx: 120,
      duracionMs: 400,
      curva: 'ease',
      throttleMs: 99,
      debounceMs: 50,
    });
  });

  it('crecimiento simulado de las visitas', () => {
    expect(constantes.CRECIMIENTO_VISITAS).toEqual({
      base: 1,
      alcance: 5,
      horario: { desde: 8, hasta: 18, bono: 0.3 },
      semana: { desde: 1, hasta: 5, bono: 0.2 },
    });
  });

  it('cifras de los programas', () => {
    expect(constantes.CIFRAS_PROGRAMAS).toEqual({
      internado: { duracionMeses: [12, 15], capacidad: 50, unidad: 'personas', exitoPorcentaje: 85 },
      familiar: { duracionMeses: [6, 6], capacidad: 30, unidad: 'familias', exitoPorcentaje: 90 },
      reinsercion: { duracionMeses: [4, 4], capacidad: 40, unidad: 'personas', exitoPorcentaje: 78 },
    });
  });

  it('diálogo de detalle grande y cuadrícula de tarjetas de dos a cinco columnas', () => {
    expect(constantes.TAMANO_DIALOGO_DETALLE).toBe('lg');
    expect(constantes.COLUMNAS_TARJETAS).toEqual({ minimo: 2, maximo: 5 });
  });
});
