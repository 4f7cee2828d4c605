import type { DatosFundacion } from '@/application/configuracion/datos-fundacion.port';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import type { CobroDeFamilia, CuentaDeFamilia } from '@/domain/mensualidades/enlaces/cuenta-de-familia';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { comoPagar } from '@/server/http/cuenta/como-pagar';
import { documento } from '@/server/http/cuenta/documento';
import { type Html, html } from '@/server/http/cuenta/html';
import { contacto } from '@/server/http/cuenta/paginas-sin-cuenta';

export interface LoQueMuestra {
  fundacion: Pick<DatosFundacion, 'nombre' | 'telefonos'>;
  configuracion: Pick<Configuracion, 'cuentas' | 'donaciones'>;
  cuenta: CuentaDeFamilia;
  token: string;
  /** ISO instant. */
  expira_en: string;
}

const parte = (nombre: string, valor: number): Html =>
  html`<div><dt>${nombre}</dt><dd>${formatearPesos(valor)}</dd></div>`;

const resumen = ({ saldo, vencido, por_vencer, a_favor, fecha, pagador }: CuentaDeFamilia): Html =>
  html`<section aria-labelledby="saldo"><h2 id="saldo">${saldo > 0 ? 'Saldo por pagar' : 'Está al día'}</h2><p class="grande">${formatearPesos(saldo)}</p>${
    vencido > 0 && html`<p class="aviso">Vencido: ${formatearPesos(vencido)}</p>`
  }${
    por_vencer + a_favor > 0 &&
    html`<dl class="partes">${por_vencer > 0 && parte('Por vencer', por_vencer)}${
      a_favor > 0 && parte('Saldo a favor, sin aplicar', a_favor)
    }</dl>`
  }<p class="suave">Cuenta de ${pagador}, ${formatearFecha(fecha)}.</p></section>`;

const cobros = (titulo: string, lista: readonly CobroDeFamilia[], venceEn: string): Html | false =>
  lista.length > 0 &&
  html`<h3>${titulo}</h3><ul>${lista.map(
    ({ concepto, vence, total, saldo }) =>
      html`<li><span>${concepto}${vence && html`<br><span class="suave">${venceEn} ${formatearFecha(vence)}</span>`}${
        total > saldo && html`<br><span class="suave">Es lo que falta de ${formatearPesos(total)}</span>`
      }</span><span class="plata">${formatearPesos(saldo)}</span></li>`,
  )}</ul>`;

const persona = ({ nombre, vencidas, por_vencer }: CuentaDeFamilia['personas'][number]): Html =>
  html`<section><h2>${nombre}</h2>${cobros('Vencido', vencidas, 'Venció el')}${cobros('Por vencer', por_vencer, 'Vence el')}${
    vencidas.length + por_vencer.length === 0 && html`<p>No debe nada.</p>`
  }</section>`;

const anulados = (lista: CuentaDeFamilia['anulados']): Html | false =>
  lista.length > 0 &&
  html`<h3>Anulados</h3><ul>${lista.map(
    ({ numero, anulado_el }) =>
      html`<li><span>Recibo ${numero}<br><span class="suave">Anulado el ${formatearFecha(anulado_el)}: ya no vale</span></span></li>`,
  )}</ul><p class="suave">Si usted hizo ese pago, pregunte a la fundación qué recibo lo reemplaza.</p>`;

const recibos = ({ recibos: lista, anulados: sinValor }: CuentaDeFamilia, token: string): Html | false =>
  lista.length + sinValor.length > 0 &&
  html`<section aria-labelledby="recibos"><h2 id="recibos">Recibos</h2>${
    lista.length > 0 &&
    html`<ul>${lista.map(
      ({ numero, abono, fecha, valor, con_a_favor }) =>
        html`<li><span>Recibo ${numero}<br><span class="suave">${formatearFecha(fecha)} · ${formatearPesos(valor)}${con_a_favor && ' de su saldo a favor'}</span></span><a class="boton" href="/cuenta/${token}/recibos/${String(abono)}.pdf" rel="noreferrer" aria-label="Descargar recibo ${numero}, en PDF">Descargar</a></li>`,
    )}</ul>`
  }${anulados(sinValor)}</section>`;

export const paginaDeCuenta = ({
  fundacion,
  configuracion,
  cuenta,
  token,
  expira_en,
}: LoQueMuestra): string =>
  documento(
    fundacion.nombre,
    html`<main><h1>Su cuenta</h1>${resumen(cuenta)}${cuenta.personas.map(persona)}${comoPagar(fundacion.nombre, configuracion)}${recibos(cuenta, token)}</main><footer><p>${contacto(fundacion)}</p><p>Este enlace es personal: quien lo tenga ve esta cuenta. Sirve hasta el ${formatearFecha(fechaEnBogota(new Date(expira_en)))}.</p></footer>`,
    { conGuion: true },
  );
