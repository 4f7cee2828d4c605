import { unaEstampa } from '@tests/builders/una-estampa';
import { describe, expect, it } from 'vitest';
import { esDe, nombreDeEstampa, seVeIgual, tieneEstampa } from '@/domain/sin-red/estampa';

describe('la estampa de una lista', () => {
  it('es de las listas que también están en la copia, y de ninguna otra pantalla', () => {
    for (const ruta of ['/participantes', '/acudientes', '/financiero', '/sedes'])
      expect(tieneEstampa(ruta)).toBe(true);
    for (const ruta of ['/', '/usuarios', '/archivos', '/entrega-de-turno', '/participantes/censo'])
      expect(tieneEstampa(ruta)).toBe(false);
  });

  it('es una por lista, y se borra con la copia', () => {
    expect(nombreDeEstampa('/participantes?buscar=ana')).toBe('copia estampa /participantes');
    expect(nombreDeEstampa('/participantes')).toBe(nombreDeEstampa('/participantes?pagina=2'));
  });

  it.each([
    ['otra dirección', { direccion: '/participantes' }],
    ['otro ancho', { ancho: 376 }],
    ['otra edición', { edicion: '/assets/panel.22222222.js' }],
    ['otro rol', { rol: 'CONSULTA' }],
  ])('no sirve con %s', (_que, cambio) => {
    expect(esDe(unaEstampa(), unaEstampa())).toBe(true);
    expect(esDe(unaEstampa(), unaEstampa(cambio))).toBe(false);
  });

  it('no se escribe otra vez si se ve igual, hasta que pasen tres minutos', () => {
    const tras = (ms: number) => unaEstampa({ vista_en: unaEstampa().vista_en + ms });
    expect(seVeIgual(unaEstampa(), tras(179_999))).toBe(true);
    expect(seVeIgual(unaEstampa(), tras(180_000))).toBe(false);
    expect(seVeIgual(unaEstampa(), unaEstampa({ nodos: [['main', {}, ['Ana Gil R']]] }))).toBe(false);
    expect(seVeIgual(unaEstampa(), unaEstampa({ ancho: 1280 }))).toBe(false);
  });
});
