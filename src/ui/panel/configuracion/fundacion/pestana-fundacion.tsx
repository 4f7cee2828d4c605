import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { CamposIdentidad } from './campos-identidad';
import { LogoFundacion } from './logo-fundacion';
import { PARTE_FUNDACION } from './parte-fundacion';

/** Who the foundation is: on its site, in the panel, and on what it signs. */
export default function PestanaFundacion() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <>
          <LogoFundacion logo={configuracion.logo} />
          <EdicionConfiguracion parte={PARTE_FUNDACION} original={configuracion}>
            <CamposIdentidad />
          </EdicionConfiguracion>
        </>
      )}
    </ConConfiguracion>
  );
}
