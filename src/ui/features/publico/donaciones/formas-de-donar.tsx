import { COPIADO_DONACIONES_MS } from '@/domain/shared/constantes';
import { claveDe, DONACIONES_DEL_CONTENIDO } from '@/ui/content/datos-publicos';
import { BILLETERA } from '@/ui/content/donaciones';
import { BotonCopiar } from '../piezas/boton-copiar';
import { CodigoQr } from '../piezas/codigo-qr';
import { useCopiado } from '../piezas/use-copiado';
import { useDatosPublicos } from '../servicios/use-datos-publicos';
import { TarjetasDonacion } from './tarjeta-donacion';

/** Which number was copied: the wallet's or the account's (specification §4). */
type Copiable = 'nequi' | 'banco';

export function FormasDeDonar() {
  const { copiado, copiar } = useCopiado<Copiable>(COPIADO_DONACIONES_MS);
  const { donaciones } = useDatosPublicos();
  const datos = donaciones ?? DONACIONES_DEL_CONTENIDO;
  const { billetera, llave, banco, tipo, numero, titular } = datos;
  const clave = claveDe(datos);
  return (
    <TarjetasDonacion>
      <article>
        <h3>{billetera}</h3>
        <p>Billetera móvil</p>
        <div className="numero">
          <strong>{llave}</strong>
          <BotonCopiar
            texto={clave}
            descripcion={`el número de ${billetera}`}
            copiado={copiado === 'nequi'}
            alCopiar={() => copiar('nequi', clave)}
          />
        </div>
        <figure>
          {clave === BILLETERA.clave ? (
            <img src={BILLETERA.qr} alt={`Código QR con la llave ${llave}`} width="148" height="148" />
          ) : (
            <CodigoQr texto={clave} descripcion={`Código QR con la llave ${llave}`} />
          )}
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
