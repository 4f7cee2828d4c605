import { chakra } from '@chakra-ui/react/styled-system';
import { billeteraDe, cuentaParaDonar } from '@/domain/configuracion/formas-de-donar';
import { nitParaPegar } from '@/domain/configuracion/nit';
import { COPIADO_DONACIONES_MS } from '@/domain/shared/constantes';
import { paraPegar } from '@/domain/shared/textos';
import { BotonCopiar, useCopiado } from '@/ui/sitio/piezas/boton-copiar';
import { CodigoQr } from '@/ui/sitio/piezas/codigo-qr';
import { useSitioAlDia } from '@/ui/sitio/servicios/use-sitio';
import { claveDe } from '@/ui/textos/cuentas';

/** One way to give. The number is text to be selected, with its copy button beside it. */
const TarjetasDonacion = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
    gap: '6',
    '& article': {
      padding: 'clamp(1.5rem, 4vw, 2.5rem)',
      borderRadius: 'media',
      bg: 'bg.surface',
    },
    // Two beside each other fit a page.
    _print: { gridTemplateColumns: '1fr 1fr', '& article': { padding: '0' } },
    '& article > p': { marginTop: '2', color: 'fg.muted' },
    '& .numero': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: '6',
      paddingTop: '5',
      borderTop: '1px solid var(--chakra-colors-border)',
      '& strong': {
        fontFamily: 'display',
        fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
        fontWeight: '560',
        color: 'brand.fg',
        overflowWrap: 'anywhere',
        userSelect: 'all',
      },
    },
    '& dl': { display: 'grid', gap: '3', marginTop: '6' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', justifyContent: 'space-between' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontWeight: 'semibold' },
    '& figure': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', marginTop: '6' },
    '& figure :is(img, canvas, svg)': { padding: '2', borderRadius: 'card', bg: '#FFFFFF' },
    '& figure :is(canvas, svg)': { width: '148px', height: '148px', imageRendering: 'pixelated' },
    '& figcaption': { flex: '1 1 12rem', color: 'fg.muted', fontSize: 'md' },
  },
});

const PorPublicar = () => (
  <TarjetasDonacion>
    <article>
      <h3>Billetera móvil</h3>
      <p>Pronto publicaremos el número de la billetera.</p>
    </article>
    <article>
      <h3>Transferencia o consignación</h3>
      <p>Pronto publicaremos el banco, el tipo de cuenta, el número y el titular.</p>
    </article>
  </TarjetasDonacion>
);

/** Which number was copied: the wallet's, the account's (specification §4) or the one a bank asks for to send to it. */
type Copiable = 'nequi' | 'banco' | 'nit';

export function FormasDeDonar() {
  const { copiado, copiar } = useCopiado<Copiable>(COPIADO_DONACIONES_MS);
  const { donaciones, muestra, nit } = useSitioAlDia();
  if (!donaciones) return <PorPublicar />;
  const billetera = billeteraDe(donaciones);
  const cuenta = cuentaParaDonar(donaciones);
  const clave = billetera ? claveDe(billetera) : '';
  return (
    <TarjetasDonacion>
      {billetera && (
        <article>
          <h3>{billetera.billetera}</h3>
          <p>Billetera móvil</p>
          <div className="numero">
            <strong>{billetera.llave}</strong>
            <BotonCopiar
              texto={clave}
              descripcion={`el número de ${billetera.billetera}`}
              copiado={copiado === 'nequi'}
              alCopiar={() => copiar('nequi', clave)}
            />
          </div>
          {muestra?.donaciones ? (
            <p>Aquí se podrá agregar también el código QR de la billetera.</p>
          ) : (
            <figure>
              <CodigoQr texto={clave} descripcion={`Código QR con la llave ${billetera.llave}`} />
              <figcaption>
                Este código contiene la llave de la billetera. Si prefiere el código QR de su banco o una
                llave Bre-B, pídalo por correo.
              </figcaption>
            </figure>
          )}
        </article>
      )}
      {cuenta && (
        <article>
          <h3>{cuenta.banco}</h3>
          <p>Transferencia o consignación</p>
          <div className="numero">
            <strong>{cuenta.numero}</strong>
            <BotonCopiar
              texto={paraPegar(cuenta.numero)}
              descripcion="el número de cuenta"
              copiado={copiado === 'banco'}
              alCopiar={() => copiar('banco', paraPegar(cuenta.numero))}
            />
          </div>
          <dl>
            <div>
              <dt>Banco</dt>
              <dd>{cuenta.banco}</dd>
            </div>
            <div>
              <dt>Tipo de cuenta</dt>
              <dd>{cuenta.tipo}</dd>
            </div>
            <div>
              <dt>Titular</dt>
              <dd>{cuenta.titular}</dd>
            </div>
          </dl>
          {nit && (
            <div className="numero">
              <p>
                NIT de la fundación <b>{nit}</b>
              </p>
              <BotonCopiar
                texto={nitParaPegar(nit)}
                descripcion="el NIT de la fundación"
                copiado={copiado === 'nit'}
                alCopiar={() => copiar('nit', nitParaPegar(nit))}
              />
            </div>
          )}
        </article>
      )}
    </TarjetasDonacion>
  );
}
