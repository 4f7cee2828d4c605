import { vi } from 'vitest';

/** Preferences and visibility that the tests of the public pages decide. */
export const fijarPestanaOculta = (oculta: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: oculta, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

export const preferirQuietud = (quietud: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (consulta) =>
      ({
        matches: quietud && consulta.includes('reduced-motion'),
        media: consulta,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
};

interface Observado {
  elemento: Element;
  umbral: number;
  margen: string;
  avisar: (visible: boolean) => void;
}

/** Replaces IntersectionObserver; `observados` lists what is being watched. */
export const simularVisibilidad = (): Observado[] => {
  const observados: Observado[] = [];
  class Observador {
    constructor(
      private readonly alCruzar: (entradas: { isIntersecting: boolean }[]) => void,
      private readonly opciones: { threshold?: number; rootMargin?: string } = {},
    ) {}
    observe(elemento: Element) {
      const avisar = (visible: boolean) => this.alCruzar([{ isIntersecting: visible }]);
      const { threshold: umbral = 0, rootMargin: margen = '' } = this.opciones;
      observados.push({ elemento, umbral, margen, avisar });
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observador);
  return observados;
};
