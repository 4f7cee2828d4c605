import { COPIADO_DONACIONES_MS } from '@/domain/shared/constantes';
import { BILLETERA, CUENTA_DONACIONES } from '@/ui/content/donaciones';
import { BotonCopiar } from '../piezas/boton-copiar';
import { useCopiado } from '../piezas/use-copiado';
import { TarjetasDonacion } from './tarjeta-donacion';

/** Which number was copied: the wallet's or the account's (specification §4). */
type Copiable = 'nequi' | 'banco';

export function FormasDeDonar() {
  const { copiado, copiar } = useCopiado<Copiable>(COPIADO_DONACIONES_MS);
  const { banco, tipo, numero, titular } = CUENTA_DONACIONES;
  return (
    <TarjetasDonacion>
      <article>
        <h3>{BILLETERA.nombre}</h3>
        <p>Billetera móvil</p>
        <div className="numero">
          <strong>{BILLETERA.visible}</strong>
          <BotonCopiar
            texto={BILLETERA.clave}
            descripcion={`el número de ${BILLETERA.nombre}`}
            copiado={copiado === 'nequi'}
            alCopiar={() => copiar('nequi', BILLETERA.clave)}
          />
        </div>
        <figure>
          <img
            src={BILLETERA.qr}
            alt={`Código QR con la llave ${BILLETERA.visible}`}
            width="148"
            height="148"
          />
          <figcaption>
            Este código contiene la llave de la billetera. Si prefiere el código QR de su banco o una llave
            Bre-B, pídalo por correo.
          </figcaption>
        </figure>
      </article>
      <article>
        <h3>{banco}</h3>
        <p>Transferencia o consignación</p>
        <div className="numero">
          <strong>{numero}</strong>
          <BotonCopiar
            texto={numero}
            descripcion="el número de cuenta"
            copiado={copiado === 'banco'}
            alCopiar={() => copiar('banco', numero)}
          />
        </div>
        <dl>
          <div>
            <dt>Banco</dt>
            <dd>{banco}</dd>
          </div>
          <div>
            <dt>Tipo de cuenta</dt>
            <dd>{tipo}</dd>
          </div>
          <div>
            <dt>Titular</dt>
            <dd>{titular}</dd>
          </div>
        </dl>
      </article>
    </TarjetasDonacion>
  );
}
