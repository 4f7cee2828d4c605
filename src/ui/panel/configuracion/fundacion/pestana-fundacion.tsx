import { CampoTelefono } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { FieldGroup } from '@/ui/shared/field-group';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { PARTE_FUNDACION } from './parte-fundacion';

const E = PARTE_FUNDACION.etiquetas;

/** Who signs receipts, statements and templates. */
export default function PestanaFundacion() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion parte={PARTE_FUNDACION} original={configuracion}>
          <div>
            <FieldGroup title="Identidad">
              <CampoTexto nombre="nombre" label={E.nombre} help="Como aparece en recibos y formatos." />
              <CampoTexto
                nombre="nit"
                label={E.nit}
                inputMode="numeric"
                help="Con su dígito de verificación, por ejemplo 900.123.456-8."
              />
            </FieldGroup>
            <FieldGroup title="Contactos">
              <FilaCampos>
                <CampoTelefono nombre="telefono" label={E.telefono} />
                <CampoTelefono nombre="telefono_alterno" label={E.telefono_alterno} />
              </FilaCampos>
              <CampoTexto nombre="correo" label={E.correo} type="email" inputMode="email" />
              <FilaCampos>
                <CampoTexto nombre="direccion" label={E.direccion} />
                <CampoTexto nombre="municipio" label={E.municipio} />
              </FilaCampos>
            </FieldGroup>
          </div>
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
