import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.innerHTML = '';
  vi.resetModules();
});

const aviso = () => document.querySelector<HTMLElement>('[data-si-falla="si"]');

it.each([
  ['que compila los módulos mientras llegan', true],
  ['que no sabe', false],
])(
  'lo que falla antes de que la página termine de llegar se dice cuando llega, en un navegador %s',
  async (_, sabe) => {
    const guion = document.createElement('script');
    Object.assign(guion.dataset, { entradas: '/assets/una.js', ya: '' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(guion);
    const estado = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const crear = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((nombre: string) => {
      const elemento = crear(nombre);
      if (elemento instanceof HTMLLinkElement) {
        Object.defineProperty(elemento, 'relList', { value: { supports: () => sabe } });
        vi.spyOn(document.head, 'append').mockImplementation(() => {
          setTimeout(() => elemento.dispatchEvent(new Event('error')));
        });
      }
      return elemento;
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sin red')));
    await import('@/ui/app/arranque/arranque');
    await new Promise((pasado) => setTimeout(pasado, 20));

    document.body.innerHTML = '<p data-si-falla="no">Espere</p><p data-si-falla="si" hidden>No llegó</p>';
    estado.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.waitFor(() => expect(aviso()?.hidden).toBe(false));
    expect(document.querySelector<HTMLElement>('[data-si-falla="no"]')?.hidden).toBe(true);
  },
);
