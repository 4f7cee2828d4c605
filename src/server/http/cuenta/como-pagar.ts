import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { cuentasParaPagar } from '@/domain/configuracion/cuenta-publica';
import { billeteraDe, cuentaParaDonar } from '@/domain/configuracion/formas-de-donar';
import { siNoRevela } from '@/domain/mensualidades/enlaces/palabras-que-revelan';
import { paraPegar } from '@/domain/shared/textos';
import { type Html, html } from '@/server/http/cuenta/html';

/** Modules that a reader needs empty around the code. */
const MARGEN = 2;

const codigoQr = (texto: string, descripcion: string): Html => {
  const codigo = generate(texto, { minCorrectionLevel: correction.M });
  const lado = codigo.size + 2 * MARGEN;
  return html`<svg role="img" aria-label="${descripcion}" viewBox="${-MARGEN} ${-MARGEN} ${lado} ${lado}" shape-rendering="crispEdges"><path d="${toSvgPath(codigo)}" fill="#12312B"/></svg>`;
};

const copiar = (texto: string, que: string): Html =>
  html`<button type="button" hidden data-copiar="${texto}" aria-label="Copiar ${que}">Copiar</button>`;

const billetera = ({ billetera: nombre, llave }: NonNullable<ReturnType<typeof billeteraDe>>): Html => {
  const clave = paraPegar(llave);
  return html`<div class="pago"><div><p>${nombre}</p><p class="numero">${llave}</p></div>${copiar(clave, `la llave de ${nombre}`)}</div><figure>${codigoQr(clave, `Código QR con la llave ${llave}`)}<figcaption>Escanee este código con su aplicación: contiene la llave ${llave}.</figcaption></figure>`;
};

interface Cuenta {
  area?: string | null;
  banco: string;
  tipo: string;
  numero: string;
  titular?: string | null | undefined;
}

const cuenta = (fundacion: string, { area = null, banco, tipo, numero, titular = null }: Cuenta): Html => {
  const aNombreDe = titular === fundacion ? titular : siNoRevela(titular);
  const que = [siNoRevela(area), banco, tipo].filter(Boolean).join(' · ');
  return html`<div class="pago"><div><p>${que}</p><p class="numero">${numero}</p>${aNombreDe && html`<p class="suave">A nombre de ${aNombreDe}</p>`}</div>${copiar(paraPegar(numero), `el número de ${banco}`)}</div>`;
};

/** Where to pay, as the foundation publishes it; what an account is for is left out when it would tell too much. */
export const comoPagar = (
  fundacion: string,
  { cuentas, donaciones }: Pick<Configuracion, 'cuentas' | 'donaciones'>,
): Html => {
  const publicadas: readonly Cuenta[] = cuentasParaPagar(cuentas ?? []);
  const deBilletera = billeteraDe(donaciones);
  const deDonaciones = cuentaParaDonar(donaciones);
  const bancarias = publicadas.length > 0 ? publicadas : deDonaciones ? [deDonaciones] : [];
  const formas = [
    ...(deBilletera ? [billetera(deBilletera)] : []),
    ...bancarias.map((una) => cuenta(fundacion, una)),
  ];
  return html`<section aria-labelledby="pagar"><h2 id="pagar">Cómo pagar</h2>${
    formas.length > 0
      ? html`${formas}<p class="suave" id="aviso" role="status"></p>`
      : html`<p>Pregunte a la fundación cómo pagar.</p>`
  }</section>`;
};
