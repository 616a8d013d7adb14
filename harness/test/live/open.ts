/** Opens what its argument describes as JSON, and writes the address to standard output. */
import { openVsCode } from '../../openVsCode';
import type { OpenedVsCode } from '../../openVsCode';

void openVsCode(JSON.parse(process.argv[2] ?? '') as OpenedVsCode, (address) => {
  console.log(address);
}).then(() => process.exit());
