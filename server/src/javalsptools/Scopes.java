package javalsptools;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.ls.core.internal.JavaLanguageServerPlugin;
import org.eclipse.jdt.ls.core.internal.ProjectUtils;
import org.eclipse.jdt.ls.core.internal.preferences.PreferenceManager;
import org.eclipse.jdt.ls.core.internal.preferences.Preferences.SearchScope;

/** Where is searched, within what the user's setting <code>java.search.scope</code> allows. */
final class Scopes {

  private final IJavaProject[] projects = ProjectUtils.getJavaProjects();
  private final SearchScope setting;
  private final boolean librariesHaveUris;

  Scopes() {
    PreferenceManager preferences = JavaLanguageServerPlugin.getPreferencesManager();
    this.setting = preferences == null ? SearchScope.all : preferences.getPreferences().getSearchScope();
    this.librariesHaveUris = preferences != null && preferences.isClientSupportsClassFileContent();
  }

  IJavaSearchScope sources() {
    return within(projects, IJavaSearchScope.SOURCES);
  }

  /** The libraries of all projects, unless the user leaves them out or the client has no way to show one. */
  IJavaSearchScope libraries() {
    // Older servers know no projectOnly.
    boolean wanted = librariesHaveUris && !setting.name().equals("projectOnly");
    int libraries = IJavaSearchScope.APPLICATION_LIBRARIES | IJavaSearchScope.SYSTEM_LIBRARIES;
    return within(wanted ? projects : new IJavaProject[0], libraries);
  }

  /** The source files that may declare members within a qualifier. */
  IJavaSearchScope sourcesWithin(Qualifier qualifier, IProgressMonitor monitor) throws CoreException {
    if (!qualifier.namesOneType()) {
      return sources();
    }
    DeclarationSearch.Names type = new DeclarationSearch.Names(
        qualifier.lastSegment(), SearchPattern.R_EXACT_MATCH, name -> true);
    IJavaElement[] types = new TypeNames(type, match -> qualifier.names(match.getFullyQualifiedName()))
        .find(sources(), monitor).stream()
        .map(TypeNameMatch::getType)
        .toArray(IJavaElement[]::new);
    return within(types, IJavaSearchScope.SOURCES);
  }

  private IJavaSearchScope within(IJavaElement[] elements, int kinds) {
    return SearchEngine.createJavaSearchScope(setting == SearchScope.main, elements, kinds);
  }
}
