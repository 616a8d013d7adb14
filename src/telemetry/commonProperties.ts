import type { PropertyClassification } from './events';

/** Every property that VS Code and the reporter add to an event that is sent. They are no part of what is logged. */
export const commonProperties: Readonly<Record<`common.${string}`, PropertyClassification>> = {
  'common.extname': published('The id of this extension.'),
  'common.extversion': published('The version of this extension.'),
  'common.vscodemachineid': pseudonym('Tells installations apart, to count them; VS Code makes it.'),
  'common.devDeviceId': pseudonym('Tells devices apart; VS Code makes it.'),
  'common.sqmid': pseudonym('Tells Windows machines apart; VS Code reads it. Empty elsewhere.'),
  'common.vscodesessionid': system(
    'Tells sessions of the editor apart, to count them; another one after each start.',
  ),
  'common.vscodecommithash': system('The build of the editor.'),
  'common.vscodeversion': system('The version of the editor.'),
  'common.vscodereleasedate': system('When the editor was released.'),
  'common.isnewappinstall': system('Whether the editor was installed within the last day.'),
  'common.product': system('Which product the editor is, such as desktop.'),
  'common.uikind': system('Whether the editor runs on a desktop or in a browser.'),
  'common.remotename': system('Which kind of remote the window is connected to, such as ssh; none mostly.'),
  'common.os': system('The operating system of the extension host.'),
  'common.nodeArch': system('The processor architecture of the extension host.'),
  'common.platformversion': system('The version of the operating system, three numbers at most.'),
  'common.telemetryclientversion': system('The version of the library that sends.'),
};

function published(comment: string): PropertyClassification {
  return { classification: 'PublicNonPersonalData', purpose: 'FeatureInsight', comment };
}

function system(comment: string): PropertyClassification {
  return { classification: 'SystemMetaData', purpose: 'FeatureInsight', comment };
}

function pseudonym(comment: string): PropertyClassification {
  return { classification: 'EndUserPseudonymizedInformation', purpose: 'FeatureInsight', comment };
}
