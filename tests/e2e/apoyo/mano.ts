import type { Locator, Page } from '@playwright/test';

/** What a task costs the person who does it. */
export interface Costo {
  toques: number;
  teclas: number;
  deslizamientos: number;
  pixeles: number;
  /** Controls written in or chosen from. */
  campos: number;
}

/** Most of a screen: what a thumb moves at once. */
const DE_UN_GESTO = 0.8;

/** A hand that counts: it presses only what is in sight, and moves the page when it is not. */
export class Mano {
  readonly costo: Costo = { toques: 0, teclas: 0, deslizamientos: 0, pixeles: 0, campos: 0 };

  constructor(private readonly page: Page) {}

  /** Brings it into sight as a person would: with as many gestures as the distance takes. */
  private async alcanzar(que: Locator): Promise<void> {
    await que.waitFor();
    const alto = this.page.viewportSize()?.height ?? 0;
    const mueve = await que.evaluate((elemento) => {
      const antes = elemento.getBoundingClientRect().top;
      const tapado = () => {
        const { left, top, width, height } = elemento.getBoundingClientRect();
        const alli = document.elementFromPoint(left + width / 2, top + height / 2);
        return alli === null || !(elemento.contains(alli) || alli.contains(elemento));
      };
      if (tapado()) elemento.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Math.abs(elemento.getBoundingClientRect().top - antes);
    });
    if (mueve === 0) return;
    this.costo.pixeles += Math.round(mueve);
    this.costo.deslizamientos += Math.ceil(mueve / (alto * DE_UN_GESTO));
  }

  /** Something to press. */
  async tocar(que: Locator): Promise<void> {
    await this.alcanzar(que);
    this.costo.toques += 1;
    await que.click();
  }

  /** Touches a field and writes in it, key by key. */
  async escribir(campo: Locator, texto: string): Promise<void> {
    const conFoco = await campo
      .evaluate(async (elemento) => {
        // What has just opened gives its focus a frame later: nobody types before that.
        for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
        return elemento === document.activeElement;
      })
      .catch(() => false);
    if (!conFoco) await this.tocar(campo);
    this.costo.teclas += texto.length;
    this.costo.campos += 1;
    await campo.pressSequentially(texto);
  }

  /** A key that writes nothing: it goes on, or takes what is offered. */
  async teclear(tecla: string): Promise<void> {
    this.costo.teclas += 1;
    await this.page.keyboard.press(tecla);
  }

  /** Opens a list and takes one of it: two presses on a phone. */
  async elegir(campo: Locator, opcion: RegExp): Promise<void> {
    await this.alcanzar(campo);
    this.costo.toques += 2;
    this.costo.campos += 1;
    const valor = await campo.getByRole('option', { name: opcion }).first().getAttribute('value');
    await campo.selectOption(valor ?? '');
  }
}
